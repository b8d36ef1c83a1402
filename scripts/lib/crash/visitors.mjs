/**
 * @typedef {object} Visitor
 * @property {string} email by which everything that comes of it is found again
 * @property {boolean} patient tries until it is thanked; others give up after the first failure
 * @property {boolean} thanked
 * @property {number} tries
 */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Half of them use the contact form, half the banner's; every fifth gives up easily.
 * @param {number} count
 * @param {number} seed
 * @returns {Visitor[]}
 */
export const visitors = (count, seed) =>
  Array.from({ length: count }, (_, number) => ({
    email: `visitor-${number}-${seed}@crash.example`,
    patient: number % 5 !== 4,
    thanked: false,
    tries: 0,
  }));

/**
 * Sends a form as its own script does. Only an answer that it was sent counts as one.
 * @param {string} url the site's
 * @param {string} email
 */
async function post(url, email) {
  const number = Number(email.split('-')[1]);
  const name = `Visitor ${number}`;
  /** @type {Record<string, string>} */
  const fields =
    number % 2 === 0
      ? { form: 'contact', name, email, reason: 'other', otherReason: 'It crashes.', privacy: 'on' }
      : { form: 'banner-contact', name, email, phone: '+31 10 555 01 02', privacy: 'on' };
  const response = await fetch(`${url}/${number % 3 === 0 ? 'nl' : 'en'}/contact`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(20_000),
  });
  const outcome = await response.json();
  return response.status === 200 && outcome.sent === true;
}

/**
 * One visit: until thanks, or until somebody has had enough.
 * @param {string} url
 * @param {Visitor} visitor
 */
export async function visit(url, visitor) {
  do {
    visitor.tries += 1;
    visitor.thanked = await post(url, visitor.email).catch(() => false);
    if (!visitor.thanked) await pause(100);
  } while (!visitor.thanked && visitor.patient);
}
