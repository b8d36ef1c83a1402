import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::about-page.about-page');
