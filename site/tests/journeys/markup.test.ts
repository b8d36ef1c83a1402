import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../support/journey.ts';
import { screens } from '../support/openings.ts';

/** The standard set; what is off is off for a reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `<img/>` and `selected=""`; both are valid, these rules only want one style.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React writes attributes in its own case (`srcSet`, `playsInline`); HTML has none.
      'attr-case': 'off',
      // `<!DOCTYPE html>` is what React writes.
      'doctype-style': 'off',
      // Numbers are the editor's to write; styles keep them on one line.
      'tel-non-breaking': 'off',
      // React's own ids begin with `_`. HTML allows whatever has no space in it.
      'valid-id': ['error', { relaxed: true }],
      // The whole page is one line, which nobody reads.
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
    },
  }),
);

for (const path of screens)
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) => messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });
