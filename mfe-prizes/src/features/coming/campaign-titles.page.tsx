import { ComingPage } from '@site/platform/coming-page';

export function CampaignTitlesPage() {
  return <ComingPage title="Títulos da campanha" />;
}
