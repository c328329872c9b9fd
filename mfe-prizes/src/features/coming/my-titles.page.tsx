import { ComingPage } from '@site/platform/coming-page';

export function MyTitlesPage() {
  return <ComingPage title="Meus Títulos" />;
}
