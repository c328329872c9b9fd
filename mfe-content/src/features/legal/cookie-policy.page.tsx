import { cookiePolicy } from '#content/legal/cookie-policy.ts';
import { LegalPage } from './legal-page';

export function CookiePolicyPage() {
  return <LegalPage page="cookiePolicy" document={cookiePolicy} />;
}
