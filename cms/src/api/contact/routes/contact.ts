import { singleRoutes } from '../../../routes';

export default singleRoutes('api::contact.contact');
