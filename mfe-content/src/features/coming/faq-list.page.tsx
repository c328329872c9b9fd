import { ComingPage } from '@site/platform/coming-page';

export function FaqListPage() {
  return <ComingPage title="Dúvidas Frequentes" />;
}
