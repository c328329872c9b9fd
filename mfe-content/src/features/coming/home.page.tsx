import { ComingPage } from '@site/platform/coming-page';

export function HomePage() {
  return <ComingPage title="Início" />;
}
