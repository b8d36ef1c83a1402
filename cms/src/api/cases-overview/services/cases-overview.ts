import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::cases-overview.cases-overview');
