/** What no file contains; a test file and the home of browser storage may have the last one. */
export const restrictedSyntax = [
  { selector: 'ExportAllDeclaration', message: 'A file is public by its place: no `export *`.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Nothing is rendered as HTML.' },
  {
    selector: 'MemberExpression[object.name="window"][property.name=/^(local|session)Storage$/]',
    message: 'Use @site/platform/storage.',
  },
];

/** What a page does not contain. */
export const pageSyntax = [
  {
    selector: 'CallExpression[callee.name="useEffect"]',
    message: 'A page has no effects: name one in a hook.',
  },
  { selector: 'MemberExpression[object.name="Intl"]', message: 'Formatting belongs to @site/domain.' },
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'A sentence belongs to the deck, *.text.ts.' },
];

/** What a test does not contain. */
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
