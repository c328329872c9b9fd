import { ComingPage } from '@site/platform/coming-page';

export function FaqQuestionPage() {
  return <ComingPage title="Dúvida" />;
}
