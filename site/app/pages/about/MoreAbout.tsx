import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

interface Page {
  title: string;
  slug: string;
  intro: string | undefined;
}

/** The pages below the one about the company. */
export const MoreAbout = ({ pages }: { pages: Page[] }) => {
  const locale = useLocale();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="more-about">
      <h2 id="more-about">{m.about_more({}, { locale })}</h2>
      <ul>
        {pages.map(({ title, slug, intro }) => (
          <li key={slug}>
            <LocaleLink to={`/about-vi/${slug}`}>{title}</LocaleLink>
            {intro && <p>{intro}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
