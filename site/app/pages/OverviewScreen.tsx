import type { ReactNode } from 'react';
import { Blocks } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block.ts';
import { Section } from '../blocks/Section.tsx';
import { Untranslated } from '../frame/Untranslated.tsx';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { localePath } from '../locale/paths.ts';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from '../ui/classes.ts';
import { FilterLinks, type FilterOption } from '../ui/FilterLinks.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { inTwo } from '../ui/title/inTwo.ts';
import { Title } from '../ui/title/Title.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EmptyOverview, SunkDisc } from './EmptyOverview.tsx';
import styles from './OverviewScreen.module.css';
import { overviewPath, type WatchedKey } from './overview.ts';

export interface OverviewData<Card> {
  title: string;
  intro: string | undefined;
  emptyTitle: string | undefined;
  emptyText: string | undefined;
  options: { label: string; slug: string; count: number | undefined }[];
  /** The filter's value; undefined for everything. */
  chosen: string | undefined;
  all: number | undefined;
  items: Card[];
  page: number;
  pageCount: number;
  blocks: Block[];
}

interface Props {
  overview: OverviewData<unknown>;
  path: string;
  /** The watched key that filters it. */
  watched: WatchedKey;
  /** What the filter is called, and its first word, which takes everything. */
  filter: { label: string; all: string };
  /** What stands beside the filter. */
  beside?: ReactNode;
  /** The cards, on the section's grid (`styles/grid.css`). */
  children: ReactNode;
}

/** What a filter leaves: read with the page, and said when another word has been pressed. */
const outcome = (word: FilterOption | undefined, locale: Locale) =>
  word?.count === undefined ? word?.label : m.filter_outcome({ label: word.label, count: word.count }, { locale });

/** An overview: title, filter, cards, pager. Filter and pager are plain links, so they work before any script. */
export const OverviewScreen = ({ overview, path, watched, filter, beside, children }: Props) => {
  const locale = useLocale();
  const { title, intro, options, chosen, all, items, page, pageCount, blocks } = overview;
  const address = (value: string | undefined, number?: number) =>
    localePath(locale, overviewPath(path, watched, value, number));
  const words: FilterOption[] = [
    { label: filter.all, href: address(undefined), count: all, current: chosen === undefined },
    ...options.map(({ label, slug, count }) => ({ label, href: address(slug), count, current: slug === chosen })),
  ];
  return (
    <>
      <Untranslated />
      <Section theme="paper">
        <header>
          <Title text={inTwo(title)} />
          {intro && (
            <div className={classes('lead', styles.intro)}>
              <Paragraphs text={intro} />
            </div>
          )}
          <div className={styles.row}>
            {options.length > 0 && <FilterLinks label={filter.label} options={words} />}
            {beside}
          </div>
          <VisuallyHidden>
            <output>
              {outcome(
                words.find(({ current }) => current),
                locale,
              )}
            </output>
          </VisuallyHidden>
        </header>
        {items.length > 0 ? children : <EmptyOverview {...overview} everything={address(undefined)} />}
        <Pager page={page} pageCount={pageCount} href={(number) => address(chosen, number)} />
      </Section>
      {items.length === 0 && <SunkDisc before={blocks[0]?.theme} />}
      <Blocks blocks={blocks} />
    </>
  );
};
