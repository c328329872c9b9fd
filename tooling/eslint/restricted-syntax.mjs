/** Syntax that is forbidden in every file. The last rule does not apply to tests and to `platform/storage`. */
export const restrictedSyntax = [
  { selector: 'ExportAllDeclaration', message: 'A file is public by its place: no `export *`.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Nothing is rendered as HTML.' },
  {
    selector: 'MemberExpression[object.name="window"][property.name=/^(local|session)Storage$/]',
    message: 'Use @site/platform/storage.',
  },
];

/** Syntax that is forbidden in a page. */
export const pageSyntax = [
  {
    selector: 'CallExpression[callee.name="useEffect"]',
    message: 'A page has no effects: name one in a hook.',
  },
  { selector: 'MemberExpression[object.name="Intl"]', message: 'Formatting belongs to @site/domain.' },
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'A text of a screen belongs to *.text.ts.' },
];

/** Syntax that is forbidden in a test. */
export const testSyntax = [
  {
    selector: 'MemberExpression[property.name=/^(toMatchSnapshot|toMatchInlineSnapshot|waitForTimeout)$/]',
    message: 'No snapshots and no sleeps.',
  },
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No test is skipped.',
  },
  {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock)$/]',
    message: 'Fake the network, not the module.',
  },
];
