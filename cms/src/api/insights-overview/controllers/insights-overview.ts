import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::insights-overview.insights-overview');
