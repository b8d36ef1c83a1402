import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::case.case');
