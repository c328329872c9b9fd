import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const feature = 'mfe-shop/src/features/checkout/x.ts';
const imported = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const y = ${name};\n`;

const offences: [string, string, string, string][] = [
  [
    'the shell opens no remote',
    'shell/src/app/x.ts',
    imported('remote', '../../../mfe-shop/src/remote/remote'),
    'no-restricted-imports',
  ],
  [
    'a module of the shell imports no other',
    'shell/src/frame/x.ts',
    imported('isValidToken', '#session/token.ts'),
    'boundaries/dependencies',
  ],
  [
    'a feature opens no other feature',
    'mfe-account/src/features/profile/x.ts',
    imported('LoginPage', '#features/login/login.page.tsx'),
    'boundaries/dependencies',
  ],
  [
    'a shared package opens no peer',
    'shared/ui/src/button/x.ts',
    imported('cpfRule', '@site/domain/cpf'),
    'boundaries/dependencies',
  ],
  [
    'a lower level opens no higher one',
    'shared/domain/src/x.ts',
    imported('baseApi', '@site/api/base-api'),
    'boundaries/dependencies',
  ],
  [
    'endpoints are declared in *.api.ts only',
    feature,
    imported('baseApi', '@site/api/base-api'),
    'no-restricted-imports',
  ],
  [
    'a remote imports what the shell offers',
    feature,
    imported('useMatch', 'react-router-dom'),
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a remote imports no library whole that the shell offers in part',
    feature,
    `import * as router from 'react-router-dom';\nexport const y = router;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'browser storage has one user',
    feature,
    `export const token = localStorage.getItem('token');\n`,
    'no-restricted-globals',
  ],
  [
    'what runs on a page uses nothing of Node',
    feature,
    `export const mode = process.env['MODE'];\n`,
    'no-restricted-globals',
  ],
  [
    'no API that a promised browser lacks',
    feature,
    `export const share = () => navigator.userAgentData;\nexport const x = new Temporal.Instant(0n);\n`,
    'compat/compat',
  ],
  [
    'nothing is rendered as HTML',
    'mfe-shop/src/features/checkout/x.tsx',
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    'no-restricted-syntax',
  ],
  [
    'a text beside something conditional has an element of its own',
    'mfe-shop/src/features/checkout/x.tsx',
    `export const X = ({ on, name }: { on: boolean; name: string }) => (\n  <p>\n    {on && <b />}\n    {name}\n  </p>\n);\n`,
    'site/own-element-for-text',
  ],
  [
    'a text that comes and goes has an element of its own',
    'mfe-shop/src/features/checkout/x.tsx',
    `export const X = ({ on, name }: { on: boolean; name: string }) => (\n  <p>\n    <b />\n    {on && name}\n  </p>\n);\n`,
    'site/own-element-for-text',
  ],
  [
    'a page has no effects',
    'mfe-shop/src/features/checkout/x.page.tsx',
    `import { useEffect } from 'react';\nexport function XPage() {\n  useEffect(() => undefined);\n  return null;\n}\n`,
    'no-restricted-syntax',
  ],
  [
    'a page has no sentences',
    'mfe-shop/src/features/checkout/x.page.tsx',
    `export const XPage = () => <p>Olá</p>;\n`,
    'no-restricted-syntax',
  ],
  ['exports have names', feature, `export default 1;\n`, 'no-restricted-syntax'],
  ['there are no barrels', feature, `export * from './y';\n`, 'no-restricted-syntax'],
  [
    'there are no drawers',
    'mfe-shop/src/features/checkout/utils.ts',
    `export const x = 1;\n`,
    'check-file/filename-blocklist',
  ],
  [
    'files are named in kebab-case',
    'mfe-shop/src/features/checkout/MyFile.ts',
    `export const x = 1;\n`,
    'check-file/filename-naming-convention',
  ],
  [
    'every file belongs to a folder of the import table',
    'mfe-shop/src/loose.ts',
    `export const x = 1;\n`,
    'boundaries/no-unknown-files',
  ],
  [
    'no test is skipped',
    'shared/domain/src/x.test.ts',
    `test.skip('x', () => { expect(1).toBe(1); });\n`,
    'no-restricted-syntax',
  ],
  [
    'no test sleeps',
    'e2e/journeys/x.spec.ts',
    `export const sleep = (page: { waitForTimeout: (ms: number) => void }) => page.waitForTimeout(5);\n`,
    'no-restricted-syntax',
  ],
  ['no test mocks a module', 'shared/domain/src/x.test.ts', `jest.mock('./cpf');\n`, 'no-restricted-syntax'],
  [
    'the test kit is opened by tests only',
    feature,
    imported('renderPage', '@site/testing/render-page'),
    'boundaries/dependencies',
  ],
  [
    'the sandbox is opened by tests only',
    feature,
    imported('createSandboxClient', 'sandbox/testing/sandbox-client'),
    'boundaries/dependencies',
  ],
  [
    'e2e opens nothing of the product',
    'e2e/journeys/x.spec.ts',
    imported('pathTo', '../../shared/contracts/src/routes'),
    'no-restricted-imports',
  ],
];

let messages: string[][];

beforeAll(() => {
  const cases = offences.map(([, file, text]) => ({ file, text }));
  const output = execFileSync('node', [resolve(__dirname, 'lint-texts.mjs'), root], {
    cwd: root,
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  messages = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) as string[][];
});

test.each(offences.map(([rule, , , id], place) => ({ rule, id, place })))('$rule', ({ id, place }) => {
  expect(messages[place]?.map((message) => message.split(':')[0])).toContain(id);
});
