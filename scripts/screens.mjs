// The addresses of which `npm run shots` takes pictures: each screen once, with content that shows it in full.

/** @type {{ name: string, en: string, nl?: string }[]} */
export const screens = [
  { name: 'home', en: '/', nl: '/' },
  { name: 'about', en: '/about-vi', nl: '/about-vi' },
  { name: 'about-page', en: '/about-vi/how-we-work', nl: '/about-vi/hoe-we-werken' },
  { name: 'careers', en: '/careers', nl: '/careers' },
  { name: 'cases', en: '/cases', nl: '/cases' },
  { name: 'case', en: '/cases/a-terminal-that-plans-itself', nl: '/cases/een-terminal-die-zichzelf-plant' },
  { name: 'contact', en: '/contact', nl: '/contact' },
  { name: 'cookies', en: '/cookies', nl: '/cookies' },
  { name: 'employees', en: '/employees', nl: '/employees' },
  { name: 'employee', en: '/employees/yusuf-demir', nl: '/employees/yusuf-demir' },
  { name: 'insights', en: '/insights', nl: '/insights' },
  {
    name: 'insight',
    en: '/insights/what-a-lock-keeper-knows-about-queues',
    nl: '/insights/wat-een-sluiswachter-weet-van-wachtrijen',
  },
  { name: 'newsletter', en: '/newsletter', nl: '/newsletter' },
  { name: 'solutions', en: '/solutions', nl: '/solutions' },
  { name: 'solution', en: '/solutions/alloq', nl: '/solutions/alloq' },
  { name: 'page', en: '/privacy-statement', nl: '/privacyverklaring' },
  { name: 'not-found', en: '/no-such-page', nl: '/geen-pagina' },
];
