import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::cases-overview.cases-overview');
