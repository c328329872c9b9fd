import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

// Playwright's code for pages, which finds elements by role, label and text and evaluates `expect`. It has no door
// of its own in the package: it is a string in its bundle.
const require = createRequire(import.meta.url);
const bundle = readFileSync(require.resolve('playwright-core/lib/coreBundle'), 'utf8');
const literal = /src\/generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = ('.*');\n/.exec(
  bundle,
)?.[1];
if (!literal) throw new Error('this version of Playwright keeps its code for pages elsewhere');

const options = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** Puts Playwright's code into a page: `kit`, and `playwright`, from which locators begin. */
export const kit = `
  const module = {};
  ${String(runInNewContext(literal))}
  window.kit = new (module.exports.InjectedScript())(window, ${JSON.stringify(options)});
  window.kit.consoleApi.install();
`;
