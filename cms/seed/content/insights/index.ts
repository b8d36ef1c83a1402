import type { Entry } from '../../define';
import { backup } from './backup';
import { containers } from './containers';
import { embargo } from './embargo';
import { endDate } from './end-date';
import { boring, permissions } from './english-only';
import { form } from './form';
import { friday } from './friday';
import { hyphen } from './hyphen';
import { lockKeeper } from './lock-keeper';
import { nightShift } from './night-shift';
import { nineWeeks } from './nine-weeks';
import { notBuild } from './not-build';
import { soup } from './soup';
import { standUp } from './stand-up';

/** Newest first, as the overview shows them: neighbours have different motifs. */
export const insights: Entry[] = [
  friday,
  form,
  notBuild,
  lockKeeper,
  containers,
  hyphen,
  standUp,
  endDate,
  nightShift,
  backup,
  nineWeeks,
  permissions,
  boring,
  soup,
  embargo,
];
