import { painted } from './painted';

/** Asks for the site's fonts, those that were asked for included. Without one, the page keeps the system's. */
export const loadSiteFonts = (document: Document) =>
  Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));

/**
 * Shows the site's fonts in place of the system's, once they are there and the site has been painted. Its first painting then has
 * the measures of the prerendered markup: the browser counts no larger paint, and one layout is enough for both fonts.
 */
export async function showSiteFonts(document: Document): Promise<void> {
  // Who shows a picture first has not asked for them yet.
  await Promise.all([painted(), loadSiteFonts(document)]);
  delete document.documentElement.dataset['fonts'];
}
