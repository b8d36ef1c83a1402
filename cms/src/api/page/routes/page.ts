import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::page.page');
