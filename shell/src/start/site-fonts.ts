import { painted } from './painted';

/**
 * Shows the site's fonts in place of the system's, once they are there and the site has been painted. Its first painting then has
 * the measures of the prerendered markup: the browser counts no larger paint, and one layout is enough for both fonts.
 */
export async function showSiteFonts(document: Document): Promise<void> {
  await Promise.all([painted(), document.fonts.ready]);
  delete document.documentElement.dataset['fonts'];
}
