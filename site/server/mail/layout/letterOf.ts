import { localeFacts } from '../../../app/locale/locales.ts';
import type { Letter } from '../letter.ts';
import { htmlLayout } from './html.ts';
import type { LetterPage } from './page.ts';
import { textLayout } from './text.ts';

interface Written extends LetterPage {
  subject: string;
  headers?: Letter['headers'];
}

/** A letter in both of its forms. */
export const letterOf = ({ subject, headers, ...page }: Written): Letter => ({
  subject,
  text: textLayout(page),
  html: htmlLayout(page),
  headers: { 'Content-Language': localeFacts[page.locale].iso, ...headers },
});
