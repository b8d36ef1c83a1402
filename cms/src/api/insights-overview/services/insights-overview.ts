import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::insights-overview.insights-overview');
