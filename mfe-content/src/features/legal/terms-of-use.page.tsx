import { termsOfUse } from '#content/legal/terms-of-use.ts';
import { LegalPage } from './legal-page';

export function TermsOfUsePage() {
  return <LegalPage page="termsOfUse" document={termsOfUse} />;
}
