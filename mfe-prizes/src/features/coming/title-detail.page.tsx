import { ComingPage } from '@site/platform/coming-page';

export function TitleDetailPage() {
  return <ComingPage title="Título" />;
}
