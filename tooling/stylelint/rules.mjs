import { fileURLToPath } from 'node:url';
import knownProperties from 'stylelint-value-no-unknown-custom-properties';
import { browsers } from '../browsers.mjs';
import knownMedia from './known-media.mjs';
import prefixed from './prefixed.mjs';
import unsupported from './unsupported.mjs';

const tokens = fileURLToPath(new URL('../../shared/tokens/css/tokens.css', import.meta.url));
// A browser without one of them shows and does the same: the pointer's shape, the zoom of text when a telephone is
// turned, a touch on a device without touch, and when what is far below is drawn.
const harmlessToMiss = [
  'css3-cursors',
  'css3-cursors-grab',
  'text-size-adjust',
  'css-touch-action',
  'css-content-visibility',
];
const pixels = ['px', 'pt', 'cm', 'mm', 'in'];

/** Few rules, no exceptions. What may differ by place is an override below, never a comment in a stylesheet. */
export default {
  ignoreFiles: ['**/dist/**'],
  plugins: [knownProperties, unsupported, knownMedia, prefixed],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    // The tokens are the dictionary.
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: [tokens] }],
    'site/known-media': true,
    'site/prefixed': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-unit-disallowed-list': {
      '/^(padding|margin|gap|row-gap|column-gap|scroll-margin|scroll-padding)/': [...pixels, 'rem'],
      '/^font/': [...pixels, 'rem'],
      '/^border(-\\w+)*-radius$/': [...pixels, 'rem'],
      '/^(transition|animation)/': ['ms', 's'],
    },
    'declaration-property-value-disallowed-list': { 'z-index': ['/\\d{2,}/'] },

    // A stylesheet styles its own component and nothing else.
    'selector-max-id': 0,
    'selector-max-type': 0,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-disallowed-list': ['global', 'local'],
    'declaration-no-important': true,
    // Browsers do not agree on what it does to the pointer's place (C80).
    'property-disallowed-list': ['zoom'],
    'max-nesting-depth': 1,

    'plugin/no-unsupported-browser-features': [
      true,
      { browsers, ignorePartialSupport: true, ignore: harmlessToMiss },
    ],

    // Mistakes.
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // Where the values are written down.
      files: ['shared/tokens/css/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // The only global styles: bare elements.
      files: ['shared/tokens/css/base.css', 'shell/src/styles/*.css'],
      rules: { 'selector-max-type': null },
    },
  ],
};
