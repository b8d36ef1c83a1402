import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { knownLocales, type Locale, localeFacts } from '../../../app/locale/locales.ts';
import type { Letter } from '../../../server/mail/letter.ts';
import { agencyLetter } from '../../../server/mail/letters/agency.ts';
import { alreadySubscribedLetter } from '../../../server/mail/letters/alreadySubscribed.ts';
import { optInLetter } from '../../../server/mail/letters/optIn.ts';
import { safeName } from '../../../server/mail/letters/safeName.ts';
import { visitorLetter } from '../../../server/mail/letters/visitor.ts';
import { welcomeLetter } from '../../../server/mail/letters/welcome.ts';
import { entryWith, house } from './entries.ts';

const link = 'https://www.vi.test/en/newsletter/somewhere?token=a.b.c';

const letters = {
  agency: (locale) => agencyLetter(entryWith(), house, locale),
  visitor: (locale) => visitorLetter(entryWith({}, { locale }), house),
  'opt-in': (locale) => optInLetter(locale, house, link),
  welcome: (locale) => welcomeLetter(locale, house, link),
  already: (locale) => alreadySubscribedLetter(locale, house, link),
} satisfies Record<string, (locale: Locale) => Letter>;
const all = Object.entries(letters).flatMap(([name, write]) =>
  knownLocales.map((locale) => [name, locale, write(locale)] as const),
);
/** Mail programs know attributes that browsers have outgrown. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-deprecated-attr': 'off' } });

/** What somebody reads in the HTML, without the markup. */
const readable = ({ html }: Letter) => parse(html).querySelector('body')?.structuredText ?? '';

it.each(all)('the letter %s in %s has both of its parts, in its language', async (_name, locale, letter) => {
  const root = parse(letter.html);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale);
  expect(letter.headers?.['Content-Language']).toBe(localeFacts[locale].iso);
  const title = root.querySelector('h1')?.text ?? '';
  expect(title).not.toBe('');
  expect(letter.text).toContain(parse(title).text);
  expect(letter.subject.length).toBeGreaterThan(0);
  expect((await validator.validateString(letter.html)).results.flatMap(({ messages }) => messages)).toEqual([]);
});

it.each(all)('the letter %s in %s asks nothing of the network and needs no width', (_name, _locale, { html }) => {
  const root = parse(html);
  expect(root.querySelectorAll('img, link, script, iframe, [background]')).toEqual([]);
  expect(html).not.toMatch(/url\(|@import|@font-face/);
  for (const cell of root.querySelectorAll('td, table, div')) expect(cell.getAttribute('width') ?? '100%').toBe('100%');
});

it.each(Object.entries(letters))('the letter %s differs between the languages', (_name, write) => {
  const [en, nl] = [write('en'), write('nl')];
  expect(en.text).not.toBe(nl.text);
  expect(readable(en)).not.toBe(readable(nl));
});

it('the agency reads every field with its label, in its own language, and whose language to answer in', () => {
  const values = { otherReason: 'First line\nSecond line', reason: 'other' };
  const { text, html, subject } = agencyLetter(entryWith(values, { locale: 'nl', remarks: ['no-token'] }), house, 'en');
  for (const part of [text, readable({ subject, text, html })]) {
    for (const word of ['Name', 'Noor de Wit', 'E-mail address', 'noor@bolder.example', 'Company', 'Bolder & Zn'])
      expect(part).toContain(word);
    for (const word of [
      '+31 10 555 06 78',
      'First line',
      'Second line',
      'Agreed',
      'Dutch',
      '22 November 2026',
      '14:05',
    ])
      expect(part).toContain(word);
    expect(part).toContain('without script');
  }
});

it('each remark has words of its own, and none stands there without reason', () => {
  const remarks = ['no-token', 'no-captcha', 'no-origin'] as const;
  const plain = agencyLetter(entryWith(), house, 'en').text;
  const texts = remarks.map((remark) => agencyLetter(entryWith({}, { remarks: [remark] }), house, 'en').text);
  expect(new Set([plain, ...texts]).size).toBe(4);
  expect(plain).not.toContain('Remark');
});

it.each([
  [{ reason: 'demo-alloq' }, 'Demo for Alloq: Noor de Wit, Bolder & Zn'],
  [{ reason: '', company: '' }, 'Message: Noor de Wit'],
  [{ reason: 'other' }, 'Message: Noor de Wit, Bolder & Zn'],
])('the subject of %j', (values, subject) => {
  expect(agencyLetter(entryWith(values), house, 'en').subject).toBe(subject);
});

it('a banner’s form has its own fields', () => {
  const entry = entryWith({ linkedin: 'https://www.linkedin.com/in/noor' }, { kind: 'banner-contact' });
  const { text } = agencyLetter(entry, house, 'en');
  expect(text).toContain('https://www.linkedin.com/in/noor');
  expect(text).not.toContain('Company');
});

it('what was typed is text, wherever it stands', () => {
  const markup = '<img src=x onerror=alert(1)>"\'<a href="https://evil.example">x</a>';
  const entry = entryWith({ name: markup, company: markup, otherReason: markup });
  for (const { html } of [agencyLetter(entry, house, 'en'), visitorLetter(entry, house)]) {
    const root = parse(html);
    expect(root.querySelectorAll('img')).toEqual([]);
    expect(root.querySelectorAll('a').filter((a) => a.getAttribute('href')?.includes('evil'))).toEqual([]);
  }
});

it('a line that was typed cannot pass for one of ours', () => {
  const { text } = agencyLetter(entryWith({ otherReason: 'x\nRemark\n  trusted\n-- \nVI' }), house, 'en');
  expect(text).not.toMatch(/^Remark/m);
  expect(text.match(/^-- $/gm)).toHaveLength(1);
});

const advert = 'Cheap pills, https://evil.example, call 0900 1234567 now';

it('thanks to a stranger’s address advertise nothing', () => {
  const entry = entryWith({
    name: advert,
    company: advert,
    otherReason: advert,
    linkedin: advert,
    phone: '0900 1234567',
  });
  const { subject, text, html } = visitorLetter(entry, house);
  for (const part of [subject, text, html]) {
    for (const bait of ['pills', 'evil', '0900', '12345']) expect(part).not.toContain(bait);
  }
});

it('thanks say by name and in words what was sent', () => {
  const { text } = visitorLetter(entryWith({ otherReason: 'Private' }), house);
  for (const word of ['Noor de Wit', 'Demo for Alloq', 'noor@bolder.example', 'Ends in 78', '010 555 06 06'])
    expect(text).toContain(word);
  expect(text).not.toContain('Private');
  expect(text).not.toContain('Bolder & Zn');
});

it.each([
  ['Noor', 'Noor'],
  ['Noor de Wit', 'Noor de Wit'],
  ['J.P. Žižková-O’Neill', 'J.P. Žižková-O’Neill'],
  ['水野 結衣', '水野 結衣'],
  ['One Two Three Four Five', 'One Two Three Four'],
  [`${'A'.repeat(30)} ${'B'.repeat(30)}`, 'A'.repeat(30)],
  ['A'.repeat(80), undefined],
  ['evil.example', undefined],
  ['Noor www.evil.example', undefined],
  ['t.co', undefined],
  ['https://evil', undefined],
  ['noor@bolder', undefined],
  ['Call 0900', undefined],
  ['evil。example', undefined],
  ['Noor\u202egnp', undefined],
  ['', undefined],
])('%j is greeted as %j', (name, greeted) => {
  expect(safeName(name)).toBe(greeted);
});

it.each([
  ['welcome', letters.welcome('en')],
  ['already', letters.already('en')],
])('the letter %s can be the last one', (_name, { headers, text, html }) => {
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${link}>, <mailto:quay@vi.example?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(link);
  expect(
    parse(html)
      .querySelectorAll('a')
      .map((a) => a.getAttribute('href')),
  ).toContain(link);
});

it('who has not confirmed is on no list', () => {
  expect(letters['opt-in']('en').headers).not.toHaveProperty('List-Unsubscribe');
});
