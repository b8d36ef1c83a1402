import { speculationId, unasked } from '../../app/boot/ahead.ts';
import { knownLocales } from '../../app/locale/locales.ts';

/** Of the site's own screens: media, files and doorways are none. */
const screens = knownLocales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]);

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: screens }, { not: { selector_matches: unasked } }] },
      eagerness: 'moderate',
    },
  ],
};

const script = `<script type="speculationrules" id="${speculationId}">${JSON.stringify(rules)}</script>`;

/**
 * Lets browsers that know how to fetch the document behind a link that somebody is about to press. Only until the page is
 * hydrated (`app/browser/hydrated.ts`): then links fetch payloads. Documents alone, nothing is drawn ahead: what would be
 * seen of that is a second's work, and its scripts and pictures would cost whoever goes elsewhere.
 */
export const speculate = (html: string): string => html.replace('</body>', () => `${script}</body>`);
