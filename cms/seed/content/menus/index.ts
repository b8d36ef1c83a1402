import type { Entry } from '../../define';
import { about } from './about';
import { footer } from './footer';
import { header } from './header';
import { solutions } from './solutions';

/** Parents before their children. */
export const menus: Entry[] = [...header, ...solutions, ...about, ...footer];
