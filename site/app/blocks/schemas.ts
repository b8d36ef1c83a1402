import { aboutHeader } from './about-header/schema.ts';
import { accessMatrix } from './access-matrix/schema.ts';
import { addressBanner } from './address-banner/schema.ts';
import { applicationProcedure } from './application-procedure/schema.ts';
import { author } from './author/schema.ts';
import { callToActionBanner } from './call-to-action-banner/schema.ts';
import { careersHeader } from './careers-header/schema.ts';
import { caseHeader } from './case-header/schema.ts';
import { cases } from './cases/schema.ts';
import { casesCarousel } from './cases-carousel/schema.ts';
import { certificates } from './certificates/schema.ts';
import { chart } from './chart/schema.ts';
import { contactFormBanner } from './contact-form-banner/schema.ts';
import { contactHeader } from './contact-header/schema.ts';
import { contentScroll } from './content-scroll/schema.ts';
import { contractTerms } from './contract-terms/schema.ts';
import { culture } from './culture/schema.ts';
import { employeeHeader } from './employee-header/schema.ts';
import { employeeOverview } from './employee-overview/schema.ts';
import { footerBanner } from './footer-banner/schema.ts';
import { highlight } from './highlight/schema.ts';
import { homeHeroSlides } from './home-hero-slides/schema.ts';
import { insightHeader } from './insight-header/schema.ts';
import { insights } from './insights/schema.ts';
import { insightsOverview } from './insights-overview/schema.ts';
import { logoBanner } from './logo-banner/schema.ts';
import { partnerLinks } from './partner-links/schema.ts';
import { partners } from './partners/schema.ts';
import { photo } from './photo/schema.ts';
import { photoGrid } from './photo-grid/schema.ts';
import { quote } from './quote/schema.ts';
import { simpleContactBanner } from './simple-contact-banner/schema.ts';
import { socialMedia } from './social-media/schema.ts';
import { tickerTape } from './ticker-tape/schema.ts';
import { titleAndText } from './title-and-text/schema.ts';
import { vacancies } from './vacancies/schema.ts';
import { video } from './video/schema.ts';
import { wave } from './wave/schema.ts';

/** Every page block there is, by the name its folder has. Its twin is `views.ts`. */
export const schemas = {
  'about-header': aboutHeader,
  'access-matrix': accessMatrix,
  'address-banner': addressBanner,
  'application-procedure': applicationProcedure,
  author,
  'call-to-action-banner': callToActionBanner,
  'careers-header': careersHeader,
  'case-header': caseHeader,
  cases,
  'cases-carousel': casesCarousel,
  certificates,
  chart,
  'contact-form-banner': contactFormBanner,
  'contact-header': contactHeader,
  'content-scroll': contentScroll,
  'contract-terms': contractTerms,
  culture,
  'employee-header': employeeHeader,
  'employee-overview': employeeOverview,
  'footer-banner': footerBanner,
  highlight,
  'home-hero-slides': homeHeroSlides,
  'insight-header': insightHeader,
  insights,
  'insights-overview': insightsOverview,
  'logo-banner': logoBanner,
  'partner-links': partnerLinks,
  partners,
  photo,
  'photo-grid': photoGrid,
  quote,
  'simple-contact-banner': simpleContactBanner,
  'social-media': socialMedia,
  'ticker-tape': tickerTape,
  'title-and-text': titleAndText,
  vacancies,
  video,
  wave,
};

export type BlockName = keyof typeof schemas;
