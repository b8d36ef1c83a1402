import { singleRoutes } from '../../../routes';

export default singleRoutes('api::site-settings.site-settings');
