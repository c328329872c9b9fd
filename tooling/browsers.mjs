/**
 * The browsers that the site promises to work in, as browserslist names them: Chrome, Edge, Samsung Internet and Firefox of
 * the last two years, counted on 2026-11-29, and Safari from 16.4. The builds compile to them, and lint refuses what one of
 * them does not know. The list names versions, so that the same sources give the same build on every day.
 */
export const browsers = [
  'chrome >= 131',
  'edge >= 131',
  'samsung >= 27',
  'firefox >= 133',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];
