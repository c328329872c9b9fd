import { ComingPage } from '@site/platform/coming-page';

export function ProfileDataPage() {
  return <ComingPage title="Minha conta" />;
}
