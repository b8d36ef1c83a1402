/**
 * @typedef {import('../../site/node_modules/lighthouse/types/lhr/lhr.d.ts').default} Report
 * @typedef {object} Row
 * @property {string} path
 * @property {Record<string, number>} scores of the four categories, out of 100
 * @property {number} lcp milliseconds
 * @property {number} cls
 * @property {number} tbt milliseconds
 * @property {string[]} failed audits of the categories that must be whole
 */

const mustBeWhole = ['accessibility', 'best-practices', 'seo'];
const categories = ['performance', ...mustBeWhole];

/**
 * @param {string} path
 * @param {Report} report
 * @returns {Row}
 */
export function scoresOf(path, { categories: judged, audits }) {
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
  const failed = mustBeWhole.flatMap((name) =>
    (judged[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  );
  return {
    path,
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    failed,
  };
}

/**
 * What a screen may not be: a sentence each.
 * @param {Row} row
 */
export function wrong({ path, scores, cls, failed }) {
  const low = mustBeWhole.filter((name) => scores[name] !== 100);
  return [
    ...low.map((name) => `${path}: ${name} is ${scores[name]}, not 100 (${failed.join(', ') || 'no audit is named'}).`),
    // A shift of nothing comes out as a number of sixteen zeros at times; one that can be seen has three.
    ...(Number.isNaN(cls) ? [`${path}: the page could not be measured; try again.`] : []),
    ...(cls >= 0.0005 ? [`${path}: the layout shifts by ${cls.toFixed(3)}, not 0.`] : []),
  ];
}

/** @param {Row[]} rows */
export function table(rows) {
  const head = ['', 'perf', 'a11y', 'best', 'seo', 'LCP', 'CLS', 'TBT'];
  const lines = rows.map(({ path, scores, lcp, cls, tbt }) => [
    path,
    ...categories.map((name) => String(scores[name])),
    `${(lcp / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
  ]);
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
