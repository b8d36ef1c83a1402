import type { Sample } from '../sample.ts';

export const sample: Sample<'partner-links'> = {
  title: 'Other doors',
  text: 'Some of them even open from the outside.',
  links: [
    { label: 'Is it us?', url: 'https://status.vi.example', description: 'Green when it is not' },
    {
      label: 'First response',
      url: 'https://support.vi.example',
      description: 'For when it is not, and you saw it first',
    },
    { label: 'The papers', url: '/about-vi/certificates' },
  ],
};
