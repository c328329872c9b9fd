import { ComingPage } from '@site/platform/coming-page';

export function PrivacyPolicyPage() {
  return <ComingPage title="Política de privacidade" />;
}
