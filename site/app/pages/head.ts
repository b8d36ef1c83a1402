import type { MetaDescriptor } from 'react-router';
import type { Alternates } from '../frame/alternates.ts';
import { localeFacts } from '../locale/locales.ts';
import { withoutSoftHyphens } from '../locale/softHyphens.ts';

interface Metadata {
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  metaImage: { url: string } | undefined;
  robots: string | undefined;
  canonicalURL: string | undefined;
}

const nothing = {
  metaTitle: undefined,
  metaDescription: undefined,
  metaImage: undefined,
  robots: undefined,
  canonicalURL: undefined,
};

/** Of a screen without an entry of an editor's. */
export const onlyDescribed = (metaDescription: string) => ({ ...nothing, metaDescription });

/** Of a screen that nobody is to find by searching. */
export const unlisted = { ...nothing, robots: 'noindex' };

/** What a page says of itself in its head. */
export interface Head {
  title: string;
  metadata: Metadata | undefined;
  company: string;
  siteUrl: string;
  alternates: Alternates;
}

const described = (description: string | undefined): MetaDescriptor[] =>
  description
    ? [
        { name: 'description', content: description },
        { property: 'og:description', content: description },
      ]
    : [];

/** `hreflang` for every language this very page exists in, itself included; nothing when it exists in one only. */
const languages = ({ alternates, siteUrl }: Head): MetaDescriptor[] => {
  const exact = alternates.filter((alternate) => alternate.exact);
  if (exact.length < 2) return [];
  return exact.map(({ locale, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: localeFacts[locale].iso,
    href: new URL(path, siteUrl).href,
  }));
};

/** The head rules of `spec.md` §9. Without a metaTitle the title is the entry's own and the site's name. */
export const headTags = (head: Head | undefined): MetaDescriptor[] => {
  if (!head) return [];
  const { metadata, title, company, siteUrl } = head;
  const plain = withoutSoftHyphens(title);
  const name = metadata?.metaTitle ?? (plain === company ? plain : `${plain} · ${company}`);
  const image = metadata?.metaImage && new URL(metadata.metaImage.url, siteUrl).href;
  return [
    { title: name },
    ...(metadata?.metaTitle ? [{ property: 'og:title', content: metadata.metaTitle }] : []),
    ...described(metadata?.metaDescription),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(metadata?.robots
      ? [
          { name: 'robots', content: metadata.robots },
          { name: 'googlebot', content: metadata.robots },
        ]
      : []),
    ...(metadata?.canonicalURL ? [{ tagName: 'link' as const, rel: 'canonical', href: metadata.canonicalURL }] : []),
    ...languages(head),
  ];
};
