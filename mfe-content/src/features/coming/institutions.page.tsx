import { ComingPage } from '@site/platform/coming-page';

export function InstitutionsPage() {
  return <ComingPage title="Instituições" />;
}
