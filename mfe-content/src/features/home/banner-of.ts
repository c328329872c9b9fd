import type { HomeContent } from '#content/home.schema.ts';

/** The banner of the phase that the content is in, if there is one (D3). */
export const bannerOf = ({ fase, bannersData }: HomeContent) =>
  bannersData.find((banner) => banner.fase === fase);
