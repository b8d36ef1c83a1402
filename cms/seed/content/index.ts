import type { Entry } from '../define';

export const entries: Entry[] = [];
