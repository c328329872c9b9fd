import { useConfig } from '@site/platform/config';

/** The files of a campaign (D32). */
export type CampaignAsset = 'cartela-home.png' | 'frente-200x150.png' | 'condicoes-gerais.pdf';

/** Where a campaign's pictures and documents lie. */
export function useCampaignAssets(code: string): (asset: CampaignAsset) => string {
  const { eventAssetsUrl } = useConfig();
  return (asset) => `${eventAssetsUrl}/${encodeURIComponent(code)}/${asset}`;
}
