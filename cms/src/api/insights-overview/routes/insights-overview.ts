import { singleRoutes } from '../../../routes';

export default singleRoutes('api::insights-overview.insights-overview');
