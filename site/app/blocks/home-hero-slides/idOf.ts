/** What an address says behind its # to show a slide. */
export const idOf = (index: number): string => `slide-${index + 1}`;
