import { factories } from '@strapi/strapi';
import { withFacets } from '../../../facets/controller';

export default factories.createCoreController('api::case.case', withFacets('api::case.case', ['solutions']));
