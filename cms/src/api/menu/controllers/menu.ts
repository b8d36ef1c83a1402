import { factories } from '@strapi/strapi';
import { nestedMenus } from '../../../menus/controller';

export default factories.createCoreController('api::menu.menu', nestedMenus);
