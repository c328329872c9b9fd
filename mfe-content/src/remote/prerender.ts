import { prerenderPages } from '@site/prerender/prerender';
import { pages } from './pages';

/** The pages that are the same for everybody until the server has answered. The build asks for their markup. */
export const prerendered = () =>
  prerenderPages(pages, [
    'home',
    'faqList',
    'institutions',
    'cookiePolicy',
    'termsOfUse',
    'legalNotice',
    'privacyPolicy',
  ]);
