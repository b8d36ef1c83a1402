import { singleRoutes } from '../../../routes';

export default singleRoutes('api::cookies.cookies');
