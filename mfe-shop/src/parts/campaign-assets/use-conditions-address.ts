import { useConfig } from '@site/platform/config';

/** Where the general conditions of a campaign lie (D32). */
export function useConditionsAddress(event: string): string {
  const { eventAssetsUrl } = useConfig();
  return `${eventAssetsUrl}/${encodeURIComponent(event)}/condicoes-gerais.pdf`;
}
