import { ComingPage } from '@site/platform/coming-page';

export function ResultsPage() {
  return <ComingPage title="Resultados" />;
}
