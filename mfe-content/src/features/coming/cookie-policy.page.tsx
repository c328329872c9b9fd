import { ComingPage } from '@site/platform/coming-page';

export function CookiePolicyPage() {
  return <ComingPage title="Política de cookies" />;
}
