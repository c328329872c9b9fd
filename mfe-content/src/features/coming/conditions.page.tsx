import { ComingPage } from '@site/platform/coming-page';

export function ConditionsPage() {
  return <ComingPage title="Condições gerais" />;
}
