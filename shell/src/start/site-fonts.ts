import { painted } from './painted';

/**
 * Shows the site's fonts in place of the system's, once they are there and the site has been painted. Its first painting then has
 * the measures of the prerendered markup: the browser counts no larger paint, and one layout is enough for both fonts.
 */
export async function showSiteFonts(document: Document): Promise<void> {
  // Who shows a picture first has not asked for them yet.
  const fonts = [...document.fonts].map((font) => font.load().catch(() => undefined));
  await Promise.all([painted(), ...fonts]);
  delete document.documentElement.dataset['fonts'];
}
