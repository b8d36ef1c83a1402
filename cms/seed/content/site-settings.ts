import { art, type Entry } from '../define';
import { link } from './parts';

const route = 'https://www.openstreetmap.org/directions?route=%3B51.8982%2C4.4823#map=16/51.8982/4.4823';

const address = { kind: 'address', street: 'Katendrechtse Kade 6', postalCode: '3072 AB', city: 'Rotterdam' };
const firstResponse = { kind: 'firstResponse', phone: '010 555 06 60' };
const frontOffice = { kind: 'frontOffice', email: 'quay@vi.example', phone: '010 555 06 06' };
const portal = 'https://support.vi.example';

const shared = {
  company: 'VI',
  email: 'quay@vi.example',
  phone: '010 555 06 06',
  socials: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/vi-rotterdam-example' },
    { network: 'instagram', url: 'https://www.instagram.com/vi.rotterdam.example' },
    { network: 'facebook', url: 'https://www.facebook.com/vi.rotterdam.example' },
  ],
  shareImage: art('share', 'crane'),
};

export const siteSettings: Entry = {
  key: 'site-settings',
  en: {
    ...shared,
    description: 'Digital agency in Rotterdam. We build below sea level.',
    registration: 'Chamber of Commerce 00060606',
    addresses: [
      {
        ...address,
        title: 'Address',
        link: link('Plan your route', route),
        note: 'Left of the bridge, behind the blue door that is green.',
      },
      {
        ...firstResponse,
        title: 'First response',
        link: link('Support portal', portal),
        note: 'Something on fire? Ring, don’t mail.',
      },
      { ...frontOffice, title: 'Front office', note: 'Wout picks up. He likes it.' },
    ],
    footerTitle: 'Still dry',
    footerText: 'Six metres below sea level, on weekdays until five. Except Thursdays, when there is soup.',
    formalitiesTitle: 'Formalities',
    talentTitle: 'Looking for new talent',
    talentText: 'Empty chairs, some of them facing the water.',
    socialsTitle: 'Socials',
    newsletterTitle: 'Stay up to date',
    newsletterText: 'Six letters a year. No drip campaigns; we have pumps for that.',
    privacyUrl: '/privacy-statement',
  },
  nl: {
    ...shared,
    description: 'Digitaal bureau in Rotterdam. Wij bouwen onder zeeniveau.',
    registration: 'KvK 00060606',
    addresses: [
      {
        ...address,
        title: 'Adres',
        link: link('Plan je route', route),
        note: 'Links van de brug, achter de blauwe deur die groen is.',
      },
      {
        ...firstResponse,
        title: 'Eerste hulp',
        link: link('Supportportaal', portal),
        note: 'Staat er iets in brand? Bel, mail niet.',
      },
      { ...frontOffice, title: 'Kantoor', note: 'Wout neemt op. Dat doet hij graag.' },
    ],
    footerTitle: 'Nog steeds droog',
    footerText: 'Zes meter onder zeeniveau, op werkdagen tot vijf. Behalve donderdag, dan is er soep.',
    formalitiesTitle: 'Formaliteiten',
    talentTitle: 'Op zoek naar nieuw talent',
    talentText: 'Lege stoelen, sommige met uitzicht op het water.',
    socialsTitle: 'Volg ons',
    newsletterTitle: 'Blijf op de hoogte',
    newsletterText: 'Zes brieven per jaar. We druppelen niet; daar hebben we pompen voor.',
    privacyUrl: '/privacyverklaring',
  },
};
