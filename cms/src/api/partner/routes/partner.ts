import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::partner.partner');
