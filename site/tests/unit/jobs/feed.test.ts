import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseFeed } from '../../../content/jobs/feed.ts';
import { boardOffer } from './board.ts';

const parseOne = (own: object) => parseFeed({ offers: [boardOffer({ id: 1 }), boardOffer({ id: 2, ...own })] });
const offerOf = (own: object) => parseOne(own).offers.en[1];

describe('parseFeed', () => {
  it('reads what a row of a vacancy shows', () => {
    expect(offerOf({})).toEqual({
      id: '2',
      title: 'Pump engineer',
      department: 'Engineers',
      location: 'Rotterdam',
      type: 'fulltime',
      url: '/vacancy-pump-engineer',
      hours: { min: 32, max: 40 },
      closesAt: undefined,
    });
  });

  it.each([
    ['fulltime', 'fulltime'],
    ['fulltime_permanent', 'fulltime'],
    ['parttime_fixed_term', 'parttime'],
    ['internship', 'internship'],
    ['fulltimer', undefined],
    ['volunteer', undefined],
    [null, undefined],
  ])('the code %s is of type %s', (employment_type_code, type) => {
    expect(offerOf({ employment_type_code })).toMatchObject({ id: '2', type });
  });

  it.each([
    ['2026-07-10 09:00:00 UTC', '2026-07-10T09:00:00.000Z'],
    ['2026-07-10 09:00:00', '2026-07-10T09:00:00.000Z'],
    ['2026-07-10T11:00:00+02:00', '2026-07-10T09:00:00.000Z'],
    ['next spring', undefined],
    [null, undefined],
  ])('the date %s is %s', (close_at, closesAt) => {
    expect(offerOf({ close_at })?.closesAt).toBe(closesAt);
  });

  it('prefers the translation in the visitor’s language, and does without', () => {
    const { offers } = parseOne({ translations: { nl: { title: 'Pompbouwer' }, de: null } });
    expect(offers.nl.map(({ title }) => title)).toEqual(['Pump engineer', 'Pompbouwer']);
    expect(offers.en[1]?.title).toBe('Pump engineer');
  });

  it('takes the department from the translation too', () => {
    const { offers } = parseOne({ translations: { nl: { title: 'Pompbouwer', department: 'Bouwers' } } });
    expect(offers.nl[1]?.department).toBe('Bouwers');
    expect(offers.en[1]?.department).toBe('Engineers');
  });

  it('shows the location of an offer without a city', () => {
    expect(offerOf({ location: 'Delft, Netherlands', city: null })?.location).toBe('Delft, Netherlands');
  });

  it.each(['https://jobs.example/pump', 'http://jobs.example/pump', '/vacancy-pump'])('leads to %s', (careers_url) => {
    expect(offerOf({ careers_url })?.url).toBe(careers_url);
  });

  it.each([
    { careers_url: 'javascript:alert(1)' },
    { careers_url: '//elsewhere.example' },
    { careers_url: 'mailto:jobs@vi.example' },
    { careers_url: '#vacancies' },
    { careers_url: null },
    { title: ' ' },
    { title: null },
    { id: null },
  ])('leaves out %j and says which', (own) => {
    const { offers, faults } = parseOne(own);
    expect(offers.en.map(({ id }) => id)).toEqual(['1']);
    expect(faults).toEqual([{ place: 1, issues: [expect.stringMatching(`^${Object.keys(own)[0]}: `)] }]);
  });

  it.each([{ offers: ['nonsense'] }, { offers: { 0: {} } }, {}, null, '<html>'])('%j is no feed', (json) => {
    expect(() => parseFeed(json)).toThrow();
  });

  it('no vacancies is an answer too', () => {
    expect(parseFeed({ offers: [] }).offers).toEqual({ en: [], nl: [] });
  });

  it('the demo’s feed is read whole', async () => {
    const demo = JSON.parse(await readFile(new URL('../../../../cms/public/offers.json', import.meta.url), 'utf8'));
    const { offers, faults } = parseFeed(demo);
    expect(faults).toEqual([]);
    expect(offers.nl).toHaveLength(demo.offers.length);
    expect(offers.nl.every(({ type }) => type)).toBe(true);
  });
});
