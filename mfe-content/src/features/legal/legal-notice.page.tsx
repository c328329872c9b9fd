import { legalNotice } from '#content/legal/legal-notice.ts';
import { LegalPage } from './legal-page';

export function LegalNoticePage() {
  return <LegalPage page="legalNotice" document={legalNotice} />;
}
