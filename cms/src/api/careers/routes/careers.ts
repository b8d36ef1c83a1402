import { singleRoutes } from '../../../routes';

export default singleRoutes('api::careers.careers');
