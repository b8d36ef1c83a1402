import { factories } from '@strapi/strapi';
import { withFacets } from '../../../facets/controller';

export default factories.createCoreController('api::employee.employee', withFacets('api::employee.employee', ['team']));
