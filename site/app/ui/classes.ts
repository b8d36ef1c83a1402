/** Class names, those left out by a condition skipped. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
