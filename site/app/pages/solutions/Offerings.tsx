import type { SiteImage } from '../../blocks/fields/index.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Solution {
  title: string;
  slug: string;
  tagline: string;
  image: SiteImage | undefined;
  imageNarrow: SiteImage | undefined;
}

/** What is sold of one kind; nothing where there is none. */
export const Offerings = ({ title: heading, solutions }: { title: string; solutions: Solution[] }) =>
  solutions.length > 0 && (
    <section>
      <h2>{heading}</h2>
      <List of={solutions}>
        {({ title, slug, tagline, image, imageNarrow }) => (
          <article>
            {image && <Picture image={image} narrow={imageNarrow} />}
            <h3>
              <LocaleLink to={`/solutions/${slug}`}>{title}</LocaleLink>
            </h3>
            <p>{tagline}</p>
          </article>
        )}
      </List>
    </section>
  );
