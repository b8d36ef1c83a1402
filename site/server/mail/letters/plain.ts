/** Text on one line, without the characters that turn the direction of reading around or cannot be seen at all. */
export const plain = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The same for text that may have lines. */
export const plainLines = (value: string): string => value.split('\n').map(plain).join('\n');
