import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';
import { Byline } from './Byline.tsx';

/** The top of an article. */
const InsightHeader: BlockView<'insight-header'> = ({ block: { title, intro, image, imageNarrow, ...byline } }) => {
  const locale = useLocale();
  return (
    <>
      <p>
        <LocaleLink to="/insights">{m.insight_go_to({}, { locale })}</LocaleLink>
      </p>
      <h1>{title}</h1>
      <Byline {...byline} />
      {intro && <Paragraphs text={intro} />}
      {image && <Picture image={image} narrow={imageNarrow} eager />}
    </>
  );
};

export default InsightHeader;
