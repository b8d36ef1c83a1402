import { film } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'video'> = {
  title: 'Seventy-two seconds of quiet',
  text: 'Nothing goes wrong in this film. That is what it is about.',
  film,
};

export const states: States<'video'> = {
  gate: { film: { ...film, file: null, captions: null, hostedUrl: 'https://video.example/a-night-on-the-pump' } },
  'without a poster': { film: { ...film, poster: null } },
};
