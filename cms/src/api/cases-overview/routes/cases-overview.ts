import { singleRoutes } from '../../../routes';

export default singleRoutes('api::cases-overview.cases-overview');
