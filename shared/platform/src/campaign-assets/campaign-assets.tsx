import { useConfig } from '#config/config.tsx';

/** The files that each campaign has (D32). */
export type CampaignAsset = 'cartela-home.png' | 'frente-200x150.png' | 'condicoes-gerais.pdf';

/** Where the files of a campaign are in this installation, by the event's code. */
export function useCampaignAssets(event: string): (asset: CampaignAsset) => string {
  const { eventAssetsUrl } = useConfig();
  return (asset) => `${eventAssetsUrl}/${encodeURIComponent(event)}/${asset}`;
}
