import type { Entry } from '../../define';
import { vacancyPages } from '../vacancies';
import { colophon } from './colophon';
import { privacy } from './privacy';
import { terms } from './terms';

export const pages: Entry[] = [privacy, terms, colophon, ...vacancyPages];
