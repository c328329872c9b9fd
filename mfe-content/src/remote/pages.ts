import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<RouteIdOf<'mfe-content'>>['pages'] = {
  home: async () => (await import('#features/home/home.page.tsx')).HomePage,
  faqList: async () => (await import('#features/faq/faq-list.page.tsx')).FaqListPage,
  faqQuestion: async () => (await import('#features/faq/faq-question.page.tsx')).FaqQuestionPage,
  results: async () => (await import('#features/results/results.page.tsx')).ResultsPage,
  institutions: async () => (await import('#features/institutions/institutions.page.tsx')).InstitutionsPage,
  conditions: async () => (await import('#features/conditions/conditions.page.tsx')).ConditionsPage,
  cookiePolicy: async () => (await import('#features/legal/cookie-policy.page.tsx')).CookiePolicyPage,
  termsOfUse: async () => (await import('#features/legal/terms-of-use.page.tsx')).TermsOfUsePage,
  legalNotice: async () => (await import('#features/legal/legal-notice.page.tsx')).LegalNoticePage,
  privacyPolicy: async () => (await import('#features/legal/privacy-policy.page.tsx')).PrivacyPolicyPage,
};
