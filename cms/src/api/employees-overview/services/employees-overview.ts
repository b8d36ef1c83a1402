import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::employees-overview.employees-overview');
