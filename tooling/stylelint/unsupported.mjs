import stylelint from 'stylelint';
import plugin from 'stylelint-no-unsupported-browser-features';

/** The plugin's rule, which does not know that what `@supports` asks for has a fallback. */
function rule(...settings) {
  const check = plugin.rule(...settings);
  return (root, result) => {
    const withoutFallback = root.clone();
    withoutFallback.walkAtRules('supports', (node) => node.remove());
    check(withoutFallback, result);
  };
}
rule.ruleName = plugin.ruleName;
rule.messages = plugin.rule.messages;

export default stylelint.createPlugin(plugin.ruleName, rule);
