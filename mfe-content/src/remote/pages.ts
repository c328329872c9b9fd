import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. */
export const pages: RemoteModule<'mfe-content'>['pages'] = {
  home: async () => (await import('#features/coming/home.page.tsx')).HomePage,
  faqList: async () => (await import('#features/coming/faq-list.page.tsx')).FaqListPage,
  faqQuestion: async () => (await import('#features/coming/faq-question.page.tsx')).FaqQuestionPage,
  results: async () => (await import('#features/coming/results.page.tsx')).ResultsPage,
  institutions: async () => (await import('#features/coming/institutions.page.tsx')).InstitutionsPage,
  conditions: async () => (await import('#features/coming/conditions.page.tsx')).ConditionsPage,
  cookiePolicy: async () => (await import('#features/coming/cookie-policy.page.tsx')).CookiePolicyPage,
  termsOfUse: async () => (await import('#features/coming/terms-of-use.page.tsx')).TermsOfUsePage,
  legalNotice: async () => (await import('#features/coming/legal-notice.page.tsx')).LegalNoticePage,
  privacyPolicy: async () => (await import('#features/coming/privacy-policy.page.tsx')).PrivacyPolicyPage,
};
