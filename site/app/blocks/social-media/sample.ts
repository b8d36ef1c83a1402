import type { Sample } from '../sample.ts';

export const sample: Sample<'social-media'> = {
  title: 'Follow us on',
  text: 'Low tide, mostly.',
  networks: [],
  siteNetworks: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/vi.example' },
    { network: 'instagram', url: 'https://www.instagram.com/vi.example' },
  ],
  link: null,
};
