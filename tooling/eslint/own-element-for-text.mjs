// A browser's translator moves each text node into an element of its own. React then fails to insert before such a text,
// or to remove it (NotFoundError), and the screen is gone. A text with an element of its own has no such siblings.
const message =
  'A text beside something conditional needs an element of its own (a <span>): a translated page would crash.';

const textExpressions = new Set(['Literal', 'TemplateLiteral', 'MemberExpression', 'Identifier']);
const conditionals = new Set(['LogicalExpression', 'ConditionalExpression']);
// Inside these and in fragments `children` are words; elsewhere they are blocks, which are elements already.
const phrasing = /^(|p|span|label|legend|button|a|strong|small|h[1-6]|dt|dd|Link)$/;

const isExpression = ({ type }) => type === 'JSXExpressionContainer';
const isMeant = ({ type, value, expression }) =>
  type === 'JSXText' ? /\S/.test(value) : expression?.type !== 'JSXEmptyExpression';
const isConditional = (child) => isExpression(child) && conditionals.has(child.expression.type);

function isText(expression, tag) {
  const { type, name, callee, value } = expression;
  if (value === null) return false;
  if (name === 'children') return phrasing.test(tag);
  if (type === 'CallExpression') return callee.object?.name === 'text' || /^format/.test(callee.name ?? '');
  return textExpressions.has(type);
}

const branches = ({ type, right, consequent, alternate }) =>
  type === 'LogicalExpression' ? [right] : [consequent, alternate];

/** ESLint rule: no bare text beside a conditional sibling, and no conditional text beside a sibling (C67). */
export const ownElementForText = {
  meta: { type: 'problem', schema: [], messages: { bare: message } },
  create(context) {
    function check({ children, openingElement }) {
      const tag = openingElement?.name.name ?? '';
      const meant = children.filter(isMeant);
      if (meant.length < 2) return;
      const hasConditional = meant.some(isConditional);
      for (const child of meant) {
        const isBare = child.type === 'JSXText' || (isExpression(child) && isText(child.expression, tag));
        const isSometimesText =
          isConditional(child) && branches(child.expression).some((branch) => isText(branch, tag));
        if ((isBare && hasConditional) || isSometimesText) context.report({ node: child, messageId: 'bare' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
