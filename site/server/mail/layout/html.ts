import { html, raw } from 'hono/html';
import { localeFacts } from '../../../app/locale/locales.ts';
import { discAbove, discBelow } from './disc.ts';
import type { Fact, LetterPage, Part } from './page.ts';
import { darkRules, styles } from './styles.ts';

const table = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

const linesOf = (value: string) => value.split('\n').map((line, index) => (index ? html`<br>${line}` : line));

const fact = ({ label, value }: Fact) => html`
<tr><td class="rule" style="${styles.fact}"><span class="muted" style="${styles.label}">${label}</span>${linesOf(value)}</td></tr>`;

const partOf = (part: Part) => {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="${styles.paragraph}">${part.text}</p>`;
    case 'note':
      return html`<p class="muted" style="${styles.note}">${part.text}</p>`;
    case 'facts':
      return html`<h2 style="${styles.factsTitle}">${part.title}</h2>
<table ${table}>${part.rows.map(fact)}
</table>`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="button" style="${styles.button}"><a class="press" href="${part.url}" style="${styles.press}">${part.label}</a></td>
</tr></table>
<p class="muted" style="${styles.address}">${part.url}</p>`;
    case 'link':
      return html`<p class="muted" style="${styles.note}">${part.text} <a href="${part.url}" style="${styles.link}">${part.label}</a></p>`;
  }
};

/**
 * A letter as HTML in the look of the site: tables and inline styles, since mail clients know little else; no picture and
 * no font is asked for, so opening it tells nobody anything. Everything that is filled in is escaped by the template.
 */
export const htmlLayout = ({ locale, title, preheader, parts, house }: LetterPage): string => {
  const { iso, dir } = localeFacts[locale];
  const { company, siteUrl, email, phone } = house;
  return html`<!doctype html>
<html lang="${iso.slice(0, 2)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<style>${raw(darkRules)}</style>
</head>
<body class="paper" style="${styles.body}">
<div style="${styles.preheader}">${preheader}</div>
<table ${table}><tr><td align="center">
<table ${table} style="max-width:600px">
<tr><td style="${styles.sky}">
<a href="${siteUrl}/${locale}" style="${styles.name}">${company}</a>
<h1 style="${styles.title}">${title}</h1>
${discAbove()}
</td></tr>
<tr><td style="${styles.water}">${discBelow()}</td></tr>
<tr><td class="paper" style="${styles.letter}">
${parts.map((part) => html`${partOf(part)}\n`)}
</td></tr>
<tr><td class="fog" style="${styles.foot}">${company} · <a href="${siteUrl}/${locale}" style="${styles.link}">${new URL(siteUrl).host}</a> · <a href="mailto:${email}" style="${styles.link}">${email}</a>${phone ? html` · ${phone}` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.toString();
};
