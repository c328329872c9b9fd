import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { breakpoint } from './breakpoint';

const media = readFileSync(resolve(__dirname, '../css/media.css'), 'utf8');

test.each([
  ['mobile', breakpoint.mobile],
  ['tablet', breakpoint.tablet],
  ['compact', breakpoint.compact],
  ['below-content', breakpoint.belowContent],
])('code and stylesheets agree where the %s layout begins', (name, width) => {
  expect(media).toContain(`@custom-media --${name} (max-width: ${width}px);`);
});
