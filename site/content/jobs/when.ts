const boardDate = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?: ?UTC| ?Z)?$/;

/**
 * Real feeds write `2026-07-10 09:00:00 UTC`, which browsers and Node may read differently or not at all; without a
 * zone it is UTC as well. What is no date at all comes out as undefined.
 */
export const toIso = (value: string | null): string | undefined => {
  const trimmed = value?.trim() ?? '';
  const [, day, time] = boardDate.exec(trimmed) ?? [];
  const date = new Date(day ? `${day}T${time}Z` : trimmed);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};
