/** Where the general conditions of a campaign lie (D32). */
export const conditionsAddress = (eventAssetsUrl: string, code: string): string =>
  `${eventAssetsUrl}/${encodeURIComponent(code)}/condicoes-gerais.pdf`;
