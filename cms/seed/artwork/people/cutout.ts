/** The bust alone, on nothing: to stand at a section's edge with the next wave at the chin. */
import sharp from 'sharp';
import { bust } from './bust';

export const drawCutout = (person: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -90 1000 1090" width="900" height="981">${bust(person, 'x="0" y="0" width="1000" height="1000"')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
};
