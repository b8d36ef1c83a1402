import type { Entry } from '../../define';
import { alloq } from './alloq';
import { care } from './care';
import { customSoftware } from './custom-software';
import { tradingterms } from './tradingterms';

/** In the order of the filter on the cases overview. */
export const solutions: Entry[] = [alloq, tradingterms, customSoftware, care];
