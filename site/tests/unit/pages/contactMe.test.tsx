import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ContactMe } from '../../../app/pages/employee/ContactMe.tsx';

const nobody = { email: undefined, phone: undefined, linkedin: undefined, meetingUrl: undefined, hours: [] };
const draw = (own: object, locale = 'en') =>
  parse(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <ContactMe person={{ ...nobody, ...own }} />
      </MemoryRouter>,
    ),
  );
const linksOf = (root: ReturnType<typeof draw>) =>
  root.querySelectorAll('ul a').map((link) => [link.text, link.getAttribute('href')]);

const hours = ['Di 10.00', 'Vr 16.00'];

it('an hour opens a letter that names it', () => {
  expect(linksOf(draw({ hours, email: 'lotte@vi.example' }, 'nl'))).toEqual([
    ['Di 10.00, per e-mail', 'mailto:lotte@vi.example?subject=Een%20uur%20met%20jou%3A%20Di%2010.00'],
    ['Vr 16.00, per e-mail', 'mailto:lotte@vi.example?subject=Een%20uur%20met%20jou%3A%20Vr%2016.00'],
    ['lotte@vi.example', 'mailto:lotte@vi.example'],
  ]);
});

it('without an address an hour leads to where meetings are planned', () => {
  expect(linksOf(draw({ hours, meetingUrl: '/contact' }))).toEqual(hours.map((hour) => [hour, '/en/contact']));
});

it('with nothing but a telephone the hours are told', () => {
  const page = draw({ hours, phone: '06 555 14 06' });
  expect(page.querySelectorAll('li').map(({ text }) => text)).toEqual(hours);
  expect(linksOf(page)).toEqual([]);
});

it('without hours there is no list of them', () => {
  expect(draw({ phone: '06 555 14 06' }).querySelector('ul')).toBeNull();
});
