/** Parts of samples, as the CMS sends them. */

/** A picture drawn for the demo. */
export const picture = (name: string, alternativeText = '', [width, height] = [1600, 1200]) => ({
  url: `/uploads/${name}.jpg`,
  mime: 'image/jpeg',
  width,
  height,
  alternativeText,
  name: `${name}.jpg`,
  focalPoint: null,
  updatedAt: null,
});

export const narrowPicture = (name: string) => picture(`${name}-narrow`, '', [960, 1200]);

/** Drawn without a ground: somebody who stands, a word mark. */
const drawn = (name: string, [width, height]: [number, number]) => ({
  ...picture(name, '', [width, height]),
  url: `/uploads/${name}.png`,
  mime: 'image/png',
  name: `${name}.png`,
});

export const wordmark = (name: string) => drawn(`wordmark-${name.toLowerCase().replaceAll(' ', '-')}`, [744, 154]);

/** A colleague, framed and standing. */
export const person = (name: string, role: string) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const portrait = picture(`portrait-${slug}`, '', [960, 1200]);
  return { name, slug, role, portrait, cutout: drawn(`cutout-${slug}`, [900, 981]) };
};

/** Pictures of a case or an insight: the wide one, and its own viewpoint for narrow crops. */
export const pictures = (name: string) => ({ image: picture(name), imageNarrow: narrowPicture(name) });

export const film = {
  title: 'A night on the pump',
  description: 'What happens between one alarm and the next. Silent, with captions.\n\nFilmed from the gallery.',
  duration: '1:12',
  file: { url: '/uploads/film.mp4', mime: 'video/mp4' },
  captions: { url: '/uploads/film.en.vtt', mime: 'text/vtt' },
  poster: picture('pump', '', [2000, 1200]),
  hostedUrl: null,
};

const words = (text: string) => ({ type: 'text', text });

export const paragraph = (text: string) => ({ type: 'paragraph', children: [words(text)] });
export const heading = (text: string) => ({ type: 'heading', level: 2, children: [words(text)] });
export const bullets = (...lines: string[]) => ({
  type: 'list',
  format: 'unordered',
  children: lines.map((line) => ({ type: 'list-item', children: [words(line)] })),
});
