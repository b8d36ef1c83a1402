import type { Ask } from '../ask.ts';
import { caseCards, insightCards, personCards } from './cards.ts';
import { readOverview } from './overview.ts';

interface Asked {
  /** The filter's value as it stands in the address. */
  value: string | undefined;
  page: number;
}

/** Nine stand on the design's grid. */
export const readCases = (ask: Ask, asked: Asked) =>
  readOverview(ask, { single: 'cases-overview', cards: caseCards, by: 'solutions', pageSize: 9 }, asked);

/** One that leads and six rows. */
export const readInsights = (ask: Ask, asked: Asked) =>
  readOverview(ask, { single: 'insights-overview', cards: insightCards, by: 'category', pageSize: 7 }, asked);

/** A company of two dozen fits on one page. */
export const readEmployees = (ask: Ask, asked: Asked) =>
  readOverview(ask, { single: 'employees-overview', cards: personCards, by: 'team', pageSize: 24 }, asked);
