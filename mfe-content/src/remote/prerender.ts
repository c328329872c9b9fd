import { pathTo } from '@site/contracts/routes';
import { prerenderPages } from '@site/prerender/prerender';
import { questionIds } from '#features/faq/question-ids.ts';
import { pages } from './pages';

/** The pages that are the same for everybody until the server answers. The build asks for them. */
export const prerendered = () =>
  prerenderPages(pages, {
    whole: [
      'home',
      'faqList',
      'faqQuestion',
      'results',
      'institutions',
      'conditions',
      'cookiePolicy',
      'termsOfUse',
      'legalNotice',
      'privacyPolicy',
    ],
    addresses: { faqQuestion: questionIds.map((questionId) => pathTo('faqQuestion', { questionId })) },
  });
