import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::insight.insight');
