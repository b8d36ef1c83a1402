import { emWidth } from './emWidth.ts';

/** Breaks a title into display lines no wider than `room` em, unless an editor has broken it; a long word stays whole. */
export const breakLines = (text: string, room: number): string => {
  if (text.includes('\n')) return text;
  return text.split(/\s+/).reduce((lines, word) => {
    const last = lines.slice(lines.lastIndexOf('\n') + 1);
    if (!last) return word;
    return lines + (emWidth(`${last} ${word}`) > room ? '\n' : ' ') + word;
  }, '');
};
