import { singleRoutes } from '../../../routes';

export default singleRoutes('api::home.home');
