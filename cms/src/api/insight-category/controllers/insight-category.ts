import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::insight-category.insight-category');
