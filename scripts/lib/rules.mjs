/** @param {string} value */
export function port(value) {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= 1 && number <= 65535 ? number : undefined;
}

/** @param {string} value */
export function days(value) {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 36_500 ? Number(value) : undefined;
}

/**
 * @param {string} value
 * @param {...string} protocols
 */
export function url(value, ...protocols) {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  return parsed && protocols.includes(parsed.protocol) ? value : undefined;
}

/**
 * @param {string} value
 * @param {readonly string[]} allowed
 */
export function list(value, allowed) {
  const items = value.split(',').map((item) => item.trim());
  const sound = items.every((item) => allowed.includes(item)) && new Set(items).size === items.length;
  return sound ? items : undefined;
}

/** @param {...string} allowed */
export function oneOf(...allowed) {
  return (/** @type {string} */ value) => (allowed.includes(value) ? value : undefined);
}
