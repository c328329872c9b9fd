import { bundled } from './bundled.ts';

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

/**
 * Puts Playwright's code into a page, which finds elements by role, label and text and evaluates `expect`: `kit`, and
 * `playwright`, from which locators begin.
 */
export const kit = `
  const module = {};
  ${bundled('injectedScriptSource')}
  window.kit = new (module.exports.InjectedScript())(window, ${JSON.stringify(options)});
  window.kit.consoleApi.install();
`;
