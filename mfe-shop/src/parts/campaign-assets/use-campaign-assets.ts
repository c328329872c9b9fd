import { useConfig } from '@site/platform/config';

/** The files of a campaign that this remote shows (D32). */
export type CampaignAsset = 'cartela-home.png' | 'condicoes-gerais.pdf';

/** Where a campaign's picture and conditions lie. */
export function useCampaignAssets(event: string): (asset: CampaignAsset) => string {
  const { eventAssetsUrl } = useConfig();
  return (asset) => `${eventAssetsUrl}/${encodeURIComponent(event)}/${asset}`;
}
