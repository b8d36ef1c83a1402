import type { Entry } from '../../define';
import { bolder } from './bolder';
import { kustwacht } from './kustwacht';
import { noordkaap } from './noordkaap';
import { oeverbank } from './oeverbank';
import { overdekt } from './overdekt';
import { secret } from './secret';
import { sluis } from './sluis';
import { spoor } from './spoor';
import { tarra } from './tarra';
import { terminal } from './terminal';
import { trek } from './trek';
import { waterrand } from './waterrand';

/** In the order of the overview. */
export const cases: Entry[] = [
  noordkaap,
  tarra,
  kustwacht,
  sluis,
  trek,
  oeverbank,
  overdekt,
  waterrand,
  spoor,
  terminal,
  bolder,
  secret,
];
