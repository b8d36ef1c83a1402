import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::menu-item.menu-item');
