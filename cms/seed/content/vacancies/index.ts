import type { Entry } from '../../define';
import { engineers } from './engineers';
import { forAWhile } from './for-a-while';
import { organisers } from './organisers';
import { vacancyPage } from './vacancy';

/** The pages that the job board's `careers_url` leads to: see `public/offers.json`. */
export const vacancyPages: Entry[] = [...engineers, ...organisers, ...forAWhile].map(vacancyPage);
