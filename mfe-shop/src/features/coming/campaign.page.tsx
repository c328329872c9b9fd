import { ComingPage } from '@site/platform/coming-page';

export function CampaignPage() {
  return <ComingPage title="Raspe mais" />;
}
