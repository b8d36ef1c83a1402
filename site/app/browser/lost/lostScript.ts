const isScript = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && /\/assets\/[^/]+\.js$/.test(entry.name);

/** The name of the last script that was asked for and did not come, as far as the browser tells. */
export const lostScript = (): string | undefined =>
  performance
    .getEntriesByType('resource')
    .filter(isScript)
    .findLast(
      ({ responseStatus, decodedBodySize }) => responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0),
    )
    ?.name.split('/')
    .at(-1);
