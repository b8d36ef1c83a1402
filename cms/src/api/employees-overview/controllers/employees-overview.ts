import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::employees-overview.employees-overview');
