import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::menu.menu');
