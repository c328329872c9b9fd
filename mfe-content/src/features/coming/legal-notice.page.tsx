import { ComingPage } from '@site/platform/coming-page';

export function LegalNoticePage() {
  return <ComingPage title="Termos legais" />;
}
