import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { knownLocales, type Locale } from './locale/locales.ts';

/** Every screen under its locale. The name, three underscores and the locale make the route's id. */
const screens = (locale: Locale): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${name}___${locale}` });
  return [
    index('pages/home/route.tsx', id('index')),
    route('about-vi', 'pages/about/route.tsx', id('about-vi')),
    route('about-vi/:slug', 'pages/about-page/route.tsx', id('about-vi-slug')),
    route('careers', 'pages/careers/route.tsx', id('careers')),
    route('cases', 'pages/cases/route.tsx', id('cases')),
    route('cases/:slug', 'pages/case/route.tsx', id('cases-slug')),
    route('contact', 'pages/contact/route.tsx', id('contact')),
    route('cookies', 'pages/cookies/route.tsx', id('cookies')),
    route('employees', 'pages/employees/route.tsx', id('employees')),
    route('employees/:slug', 'pages/employee/route.tsx', id('employees-slug')),
    route('form', 'pages/form/route.tsx', id('form')),
    route('insights', 'pages/insights/route.tsx', id('insights')),
    route('insights/:slug', 'pages/insight/route.tsx', id('insights-slug')),
    route('solutions', 'pages/solutions/route.tsx', id('solutions')),
    route('solutions/:slug', 'pages/solution/route.tsx', id('solutions-slug')),
    route('newsletter', 'pages/newsletter/route.tsx', id('newsletter')),
    route('newsletter/confirm', 'pages/newsletter/confirm/route.tsx', id('newsletter-confirm')),
    route('newsletter/unsubscribe', 'pages/newsletter/unsubscribe/route.tsx', id('newsletter-unsubscribe')),
    route(':slug', 'pages/page/route.tsx', id('slug')),
    route('*', 'pages/not-found/route.tsx', id('not-found')),
  ];
};

/** What developers see and visitors never do: in no production build. */
const workshop = (locale: Locale): RouteConfigEntry[] =>
  process.env['NODE_ENV'] === 'production'
    ? []
    : [route(`${locale}/catalogue`, 'catalogue/route.tsx', { id: `catalogue___${locale}` })];

export default knownLocales.flatMap((locale) => [
  ...workshop(locale),
  route(locale, 'frame/layout.tsx', { id: `frame___${locale}` }, screens(locale)),
]) satisfies RouteConfig;
