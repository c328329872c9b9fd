import { ComingPage } from '@site/platform/coming-page';

export function ProfileHubPage() {
  return <ComingPage title="Meu perfil" />;
}
