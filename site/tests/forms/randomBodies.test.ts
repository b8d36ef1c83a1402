import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSite, type Site, siteUrl } from '../support/openSite.ts';

/** `quality.md`, bad input: 10,000 random bodies, never a 5xx. */
const bodies = 10_000;
/** A page is drawn for one in so many; the others ask for JSON, which is the same door. */
const drawn = 100;

let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'), { FORMS_PER_HOUR: '1000000', FORMS_FLAGGED_PER_HOUR: '1000000' });
});
afterAll(() => site.close());

const names = ['form', 'name', 'email', 'privacy', 'reason', 'linkedin', 'phone', 'token', 'captcha', 'website'];
const odd = ['__proto__', 'constructor', 'name[]', 'name[__proto__]', 'form[0]', '', '\0', 'otherReason\r\n'];
const forms = ['contact', 'banner-contact', 'newsletter', 'contact ', 'CONTACT', '__proto__', 'toString'];
const addresses = [
  'noor@bolder.example',
  'a:b@c.nl;',
  'a@b.nl,c@d.nl',
  'a@b.nl\r\nBcc: c@d.nl',
  '<a@b.nl>',
  '"a b"@c.nl',
];
const nasty = [
  '<script>alert(1)</script>',
  '\r\nBcc: x@y.z',
  '{{7*7}}',
  "' or 1=1 --",
  '=cmd|x',
  '\ud800',
  '𝕹'.repeat(50),
];

const value = fc.oneof(
  fc.constantFrom(...forms, ...addresses, ...nasty, 'on', ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.emailAddress(),
  fc.webUrl(),
);
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names, ...odd), fc.string({ maxLength: 20 })), value);
/** One that a person might send but for some fields, so that every rule and the outbox behind them are reached. */
const nearlyRight = fc
  .tuple(fc.constantFrom('contact', 'banner-contact', 'newsletter'), fc.array(pair, { maxLength: 3 }))
  .map(([form, more]) => [...more, ['form', form], ['name', 'Noor'], ['email', 'n@b.nl'], ['privacy', 'on']] as const);

const encoded = fc.oneof(
  fc.array(pair, { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs).toString()),
  nearlyRight.map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom('%', '%%%', '%zz=%', 'form=contact&name=%ff%fe', '&&&===', 'form=contact;name=x'),
);
const type = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
);
const path = fc.constantFrom(
  '/en/contact',
  '/nl/contact',
  '/en',
  '/nl/nergens',
  '/en/cases?page=2',
  '/en/contact?reason=x',
);

it(`${bodies} of them: taken, refused or misunderstood, but never a fault`, async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(encoded, type, path, async (body, contentType, to) => {
      sent += 1;
      const accept = sent % drawn === 0 ? 'text/html' : 'application/json';
      const response = await fetch(site.url + to, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: siteUrl, accept, 'content-type': contentType },
        body,
      });
      expect([200, 303, 400, 422]).toContain(response.status);
      await response.body?.cancel();
    }),
    { numRuns: bodies },
  );
  expect(site.logged.filter(({ level }) => level === 'error')).toEqual([]);
}, 240_000);
