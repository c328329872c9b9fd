import { ComingPage } from '@site/platform/coming-page';

export function VerifyCodePage() {
  return <ComingPage title="Renovação de senha - Verificação" />;
}
