import { ComingPage } from '@site/platform/coming-page';

export function TermsOfUsePage() {
  return <ComingPage title="Termos de uso" />;
}
