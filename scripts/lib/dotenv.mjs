/**
 * Reads the text of a `.env` file: one NAME=value per line; blank lines and lines that begin with # are skipped;
 * `export ` in front is allowed; a value in single or double quotes is taken as it stands; without quotes it ends at
 * the first " #". Nothing is expanded: a $ is a $.
 * @param {string} text
 * @returns {{ values: Record<string, string>, faults: string[] }}
 */
export function parseDotenv(text) {
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {string[]} */
  const faults = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    const value = raw === undefined ? undefined : unquote(raw);
    // The line itself is not repeated: it may hold a password.
    if (name === undefined || value === undefined) faults.push(`.env, line ${index + 1}: expected NAME=value.`);
    else values[name] = value;
  }
  return { values, faults };
}

/** @param {string} raw */
function unquote(raw) {
  const quote = raw[0];
  if (quote !== '"' && quote !== "'") return raw.replace(/(^|\s+)#.*$/, '');
  const end = raw.indexOf(quote, 1);
  const rest = raw.slice(end + 1);
  return end > 0 && /^\s*(#.*)?$/.test(rest) ? raw.slice(1, end) : undefined;
}
