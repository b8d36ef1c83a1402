import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

/** The top of a case: its picture, what it is about, and its facts. */
const CaseHeader: BlockView<'case-header'> = ({ block }) => {
  const locale = useLocale();
  const { title, intro, myRole, image, imageNarrow, client, solutions, year } = block;
  return (
    <>
      {image && <Picture image={image} narrow={imageNarrow} eager />}
      <p>
        <LocaleLink to="/cases">{m.back_to_overview({}, { locale })}</LocaleLink>
      </p>
      <h1>{title}</h1>
      {intro && <Paragraphs text={intro} />}
      <Facts
        pairs={[
          { label: m.case_client({}, { locale }), values: [client?.name] },
          { label: m.case_my_role({}, { locale }), values: [myRole] },
          {
            label: m.case_our_solutions({}, { locale }),
            values: solutions.map(({ title, slug }) => (
              <LocaleLink key={slug} to={`/solutions/${slug}`}>
                {title}
              </LocaleLink>
            )),
          },
          { label: m.case_year({}, { locale }), values: [year] },
        ]}
      />
    </>
  );
};

export default CaseHeader;
