import AboutHeader from './about-header/view.tsx';
import AddressBanner from './address-banner/view.tsx';
import ApplicationProcedure from './application-procedure/view.tsx';
import Author from './author/view.tsx';
import CallToActionBanner from './call-to-action-banner/view.tsx';
import CareersHeader from './careers-header/view.tsx';
import CaseHeader from './case-header/view.tsx';
import Cases from './cases/view.tsx';
import CasesCarousel from './cases-carousel/view.tsx';
import Certificates from './certificates/view.tsx';
import ContactFormBanner from './contact-form-banner/view.tsx';
import ContactHeader from './contact-header/view.tsx';
import ContentScroll from './content-scroll/view.tsx';
import Culture from './culture/view.tsx';
import EmployeeHeader from './employee-header/view.tsx';
import EmployeeOverview from './employee-overview/view.tsx';
import FooterBanner from './footer-banner/view.tsx';
import Highlight from './highlight/view.tsx';
import HomeHeroSlides from './home-hero-slides/view.tsx';
import InsightHeader from './insight-header/view.tsx';
import Insights from './insights/view.tsx';
import InsightsOverview from './insights-overview/view.tsx';
import LogoBanner from './logo-banner/view.tsx';
import PartnerLinks from './partner-links/view.tsx';
import Partners from './partners/view.tsx';
import Photo from './photo/view.tsx';
import PhotoGrid from './photo-grid/view.tsx';
import Quote from './quote/view.tsx';
import type { BlockName } from './schemas.ts';
import SimpleContactBanner from './simple-contact-banner/view.tsx';
import SocialMedia from './social-media/view.tsx';
import TickerTape from './ticker-tape/view.tsx';
import TitleAndText from './title-and-text/view.tsx';
import Vacancies from './vacancies/view.tsx';
import Video from './video/view.tsx';
import type { BlockView } from './view.ts';
import Wave from './wave/view.tsx';

/** The twin of `schemas.ts`: a schema without a view does not compile. */
export const views: { [Name in BlockName]: BlockView<Name> } = {
  'about-header': AboutHeader,
  'address-banner': AddressBanner,
  'application-procedure': ApplicationProcedure,
  author: Author,
  'call-to-action-banner': CallToActionBanner,
  'careers-header': CareersHeader,
  'case-header': CaseHeader,
  cases: Cases,
  'cases-carousel': CasesCarousel,
  certificates: Certificates,
  'contact-form-banner': ContactFormBanner,
  'contact-header': ContactHeader,
  'content-scroll': ContentScroll,
  culture: Culture,
  'employee-header': EmployeeHeader,
  'employee-overview': EmployeeOverview,
  'footer-banner': FooterBanner,
  highlight: Highlight,
  'home-hero-slides': HomeHeroSlides,
  'insight-header': InsightHeader,
  insights: Insights,
  'insights-overview': InsightsOverview,
  'logo-banner': LogoBanner,
  'partner-links': PartnerLinks,
  partners: Partners,
  photo: Photo,
  'photo-grid': PhotoGrid,
  quote: Quote,
  'simple-contact-banner': SimpleContactBanner,
  'social-media': SocialMedia,
  'ticker-tape': TickerTape,
  'title-and-text': TitleAndText,
  vacancies: Vacancies,
  video: Video,
  wave: Wave,
};
