import type { Entry } from '../../define';
import { designers } from './designers';
import { teun } from './draft';
import { engineers } from './engineers';
import { product } from './product';
import { quay } from './quay';

export const employees: Entry[] = [...engineers, ...designers, ...product, ...quay, teun];
