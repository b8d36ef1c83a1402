import type { Sample } from '../sample.ts';

export const sample: Sample<'certificates'> = {
  title: 'How deep we may lie',
  text: 'Somebody comes every year with a ruler.',
  certificates: [
    { name: 'ISO 27001', since: '2019', description: 'Information security', url: '/about-vi/certificates' },
    { name: 'NEN 7510', since: '2021', description: 'Care data', url: null },
    { name: 'ISO 9001', since: '2016', description: 'Doing what we wrote down', url: null },
    { name: 'WCAG 2.2', since: '2023', description: 'Everybody may come aboard', url: '/accessibility' },
  ],
};
