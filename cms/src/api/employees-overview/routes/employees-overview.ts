import { singleRoutes } from '../../../routes';

export default singleRoutes('api::employees-overview.employees-overview');
