import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::insight-category.insight-category');
