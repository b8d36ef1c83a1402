import { isReady, setView } from './ready.ts';
import type { BlockName } from './schemas.ts';
import type { BlockView } from './view.ts';

type Views = { [Name in BlockName]: () => Promise<{ default: BlockView<Name> }> };

/** The twin of `schemas.ts`: a schema without a view does not compile. Each is loaded with the first page that shows it. */
const views: Views = {
  'about-header': () => import('./about-header/view.tsx'),
  'access-matrix': () => import('./access-matrix/view.tsx'),
  'address-banner': () => import('./address-banner/view.tsx'),
  'application-procedure': () => import('./application-procedure/view.tsx'),
  author: () => import('./author/view.tsx'),
  'call-to-action-banner': () => import('./call-to-action-banner/view.tsx'),
  'careers-header': () => import('./careers-header/view.tsx'),
  'case-header': () => import('./case-header/view.tsx'),
  cases: () => import('./cases/view.tsx'),
  'cases-carousel': () => import('./cases-carousel/view.tsx'),
  certificates: () => import('./certificates/view.tsx'),
  chart: () => import('./chart/view.tsx'),
  'contact-form-banner': () => import('./contact-form-banner/view.tsx'),
  'contact-header': () => import('./contact-header/view.tsx'),
  'content-scroll': () => import('./content-scroll/view.tsx'),
  'contract-terms': () => import('./contract-terms/view.tsx'),
  culture: () => import('./culture/view.tsx'),
  'employee-header': () => import('./employee-header/view.tsx'),
  'employee-overview': () => import('./employee-overview/view.tsx'),
  'footer-banner': () => import('./footer-banner/view.tsx'),
  highlight: () => import('./highlight/view.tsx'),
  'home-hero-slides': () => import('./home-hero-slides/view.tsx'),
  'insight-header': () => import('./insight-header/view.tsx'),
  insights: () => import('./insights/view.tsx'),
  'insights-overview': () => import('./insights-overview/view.tsx'),
  'logo-banner': () => import('./logo-banner/view.tsx'),
  'partner-links': () => import('./partner-links/view.tsx'),
  partners: () => import('./partners/view.tsx'),
  photo: () => import('./photo/view.tsx'),
  'photo-grid': () => import('./photo-grid/view.tsx'),
  quote: () => import('./quote/view.tsx'),
  'simple-contact-banner': () => import('./simple-contact-banner/view.tsx'),
  'social-media': () => import('./social-media/view.tsx'),
  'ticker-tape': () => import('./ticker-tape/view.tsx'),
  'title-and-text': () => import('./title-and-text/view.tsx'),
  vacancies: () => import('./vacancies/view.tsx'),
  video: () => import('./video/view.tsx'),
  wave: () => import('./wave/view.tsx'),
};

const isBlockName = (name: string): name is BlockName => Object.hasOwn(views, name);

type Load = <T>(name: string, load: () => Promise<T>) => Promise<T>;

/**
 * Gets the code and the styles of these blocks, so that `viewOf` has them at hand. Names of no block are passed over.
 * @param through what each is loaded through: a time limit, say
 */
export const loadViews = async (names: Iterable<string>, through: Load = (_, load) => load()): Promise<void> => {
  const wanted = [...new Set(names)].filter(isBlockName).filter((name) => !isReady(name));
  await Promise.all(
    wanted.map(async (name) => setView(name, (await through<{ default: unknown }>(name, views[name])).default)),
  );
};

export const loadAllViews = (): Promise<void> => loadViews(Object.keys(views));
