import stylelint from 'stylelint';

const ruleName = 'site/prefixed';
const messages = stylelint.utils.ruleMessages(ruleName, {
  missing: (property) => `"${property}" needs "-webkit-${property}" above it: Safari knows no other`,
});

// What every browser knows without a prefix, except Safari.
const properties = ['user-select'];

/** A property that Safari knows only with its prefix must be written twice. */
function rule() {
  return (root, result) => {
    root.walkDecls((node) => {
      const { prop } = node;
      const before = node.prev();
      if (!properties.includes(prop) || (before?.prop === `-webkit-${prop}` && before.value === node.value))
        return;
      stylelint.utils.report({ ruleName, result, node, word: prop, message: messages.missing(prop) });
    });
  };
}
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
