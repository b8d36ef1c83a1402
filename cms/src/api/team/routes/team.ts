import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::team.team');
