import type { Locale } from '../../app/locale/locales.ts';

/** Every address of the specification's route table, with entries of the demo, and a word of its content. */
export const addresses: Record<Locale, { path: string; says: string }[]> = {
  en: [
    { path: '/en', says: 'sea level' },
    { path: '/en/about-vi', says: 'leak and a list' },
    { path: '/en/about-vi/how-we-work', says: 'How we work' },
    { path: '/en/careers', says: 'empty chairs' },
    { path: '/en/cases', says: 'Things that float' },
    { path: '/en/cases/a-terminal-that-plans-itself', says: 'Maasvlot' },
    { path: '/en/contact', says: 'So, what is it?' },
    { path: '/en/cookies', says: 'Our cookies' },
    { path: '/en/employees', says: 'Yusuf' },
    { path: '/en/employees/yusuf-demir', says: 'queue' },
    { path: '/en/insights', says: 'Latest insights' },
    { path: '/en/insights/what-a-lock-keeper-knows-about-queues', says: 'lock keeper' },
    { path: '/en/solutions', says: 'Tradingterms' },
    { path: '/en/solutions/alloq', says: 'who may do what' },
    { path: '/en/privacy-statement', says: 'Who we are' },
  ],
  nl: [
    { path: '/nl', says: 'Wij bouwen' },
    { path: '/nl/about-vi', says: 'lek' },
    { path: '/nl/about-vi/hoe-we-werken', says: 'werken' },
    { path: '/nl/careers', says: 'stoelen' },
    { path: '/nl/cases', says: 'Cases' },
    { path: '/nl/cases/een-terminal-die-zichzelf-plant', says: 'Maasvlot' },
    { path: '/nl/contact', says: 'Kom je langs' },
    { path: '/nl/cookies', says: 'ookies' },
    { path: '/nl/employees', says: 'Yusuf' },
    { path: '/nl/employees/yusuf-demir', says: 'wachtrij' },
    { path: '/nl/insights', says: 'Laatste inzichten' },
    { path: '/nl/insights/wat-een-sluiswachter-weet-van-wachtrijen', says: 'sluiswachter' },
    { path: '/nl/solutions', says: 'Tradingterms' },
    { path: '/nl/solutions/alloq', says: 'Alloq' },
    { path: '/nl/privacyverklaring', says: 'privacy' },
  ],
};
