import { factories } from '@strapi/strapi';
import { withFacets } from '../../../facets/controller';

export default factories.createCoreController('api::insight.insight', withFacets('api::insight.insight', ['category']));
