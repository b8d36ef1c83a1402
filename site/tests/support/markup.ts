import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** What is wrong with a document's HTML: rule, words and place, one line each. */
export const faults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};
