import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::solution.solution');
