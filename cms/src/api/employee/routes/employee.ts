import { collectionRoutes } from '../../../routes';

export default collectionRoutes('api::employee.employee');
