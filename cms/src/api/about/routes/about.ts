import { singleRoutes } from '../../../routes';

export default singleRoutes('api::about.about');
