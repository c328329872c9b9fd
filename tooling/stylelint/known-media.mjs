import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const ruleName = 'site/known-media';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unknown: (query) => `"${query}" is not a named width of shared/tokens/css/media.css`,
});

const media = readFileSync(new URL('../../shared/tokens/css/media.css', import.meta.url), 'utf8');
const names = new Set([...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name));
const oneName = /^\((--[\w-]+)\)$/;

/** A media query is one name of the design, never a number of its own. */
function rule() {
  return (root, result) => {
    root.walkAtRules('media', (node) => {
      if (names.has(oneName.exec(node.params)?.[1])) return;
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: node.params,
        message: messages.unknown(node.params),
      });
    });
  };
}
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
