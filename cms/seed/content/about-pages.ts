import type { Entry } from '../define';
import { certificates } from './about-certificates';
import { history } from './about-history';
import { method } from './about-method';

export const aboutPages: Entry[] = [method, history, certificates];
