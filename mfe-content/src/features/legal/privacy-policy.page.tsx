import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { LegalPage } from './legal-page';

export function PrivacyPolicyPage() {
  return <LegalPage page="privacyPolicy" document={privacyPolicy} />;
}
