import { pathTo } from '@site/contracts/routes';
import { prerenderPages } from '@site/prerender/prerender';
import { questionIds } from '#features/faq/question-ids.ts';
import { pages } from './pages';

/** The pages that are the same for everybody, and the heads of those that wait for the server. The build asks for them. */
export const prerendered = () =>
  prerenderPages(pages, {
    whole: [
      'home',
      'faqList',
      'faqQuestion',
      'institutions',
      'cookiePolicy',
      'termsOfUse',
      'legalNotice',
      'privacyPolicy',
    ],
    heads: ['results', 'conditions'],
    addresses: { faqQuestion: questionIds.map((questionId) => pathTo('faqQuestion', { questionId })) },
  });
