import { readSolutions } from '../../../content/queries/solutions.ts';
import { Section } from '../../blocks/Section.tsx';
import { Untranslated } from '../../frame/Untranslated.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { withoutSoftHyphens } from '../../locale/softHyphens.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { Title } from '../../ui/title/Title.tsx';
import { headTags, onlyDescribed } from '../head.ts';
import { everywhere, screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { Products } from './Products.tsx';
import { Services } from './Services.tsx';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { locale, locales } = visit;
  const solutions = await readSolutions(visit.ask);
  // No entry stands behind this screen: it is there in every language, without words of an editor's.
  const list = new Intl.ListFormat(locale).format(solutions.map(({ title }) => withoutSoftHyphens(title)));
  const metadata = solutions.length > 0 ? onlyDescribed(m.solutions_description({ list }, { locale })) : undefined;
  const entry = { title: m.solutions_title({}, { locale }), metadata, localizations: everywhere(locales) };
  return { solutions, ...(await screenData(visit, entry, { path: '/solutions' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Solutions({ loaderData: { solutions } }: Route.ComponentProps) {
  const locale = useLocale();
  const of = (wanted: 'product' | 'service') => solutions.filter(({ kind }) => kind === wanted);
  return (
    <>
      <Untranslated />
      <Section theme="paper">
        <Title text={m.solutions_title({}, { locale })} />
      </Section>
      <Products title={m.solutions_products({}, { locale })} solutions={of('product')} />
      <Services title={m.solutions_services({}, { locale })} solutions={of('service')} />
    </>
  );
}
