/** They help a heading to break; in a tab, a search result or a list they are only noise. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
