import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The lines for two reports. The module is of Node's kind, which jest does not load. */
function linesOf(jest: object, playwright: object) {
  const script = `
    const lines = await import(${JSON.stringify(resolve(__dirname, 'failed-tests.mjs'))});
    const { jest, playwright } = JSON.parse(process.argv[1]);
    const failed = [...lines.failedBrowserTests(playwright, '/site'), ...lines.failedUnitTests(jest, '/site')];
    console.log(JSON.stringify({ failed, unsteady: lines.unsteadyBrowserTests(playwright, '/site') }));`;
  const words = ['--input-type=module', '--eval', script, JSON.stringify({ jest, playwright })];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as {
    failed: string[];
    unsteady: string[];
  };
}

const config = { rootDir: '/site/e2e' };
const passedSpec = {
  title: 'passes',
  ok: true,
  file: 'a.spec.ts',
  line: 3,
  tests: [{ status: 'expected', results: [{}] }],
};
const unsteadySpec = {
  title: 'passes at the second try',
  ok: true,
  file: 'a.spec.ts',
  line: 9,
  tests: [{ status: 'flaky', results: [{ error: { message: 'Error: too early' } }, {}] }],
};
const failedSpec = (line: number) => ({
  title: 'pays once',
  ok: false,
  file: 'journeys/a.spec.ts',
  line,
  tests: [
    {
      status: 'unexpected',
      results: [
        {
          error: {
            message:
              '\u001b[31mError: \u001b[39mno such order\n\n- Array []\n+ Array [\n+   "late"\n+ ]\n  at a.spec.ts:4',
          },
        },
      ],
    },
  ],
});

test('names each failed test with its file, its error and what was given, and what passed at the second try', () => {
  const playwright = {
    config,
    suites: [
      {
        title: 'journeys/a.spec.ts',
        specs: [passedSpec, unsteadySpec, failedSpec(7)],
        suites: [{ title: 'by Pix', specs: [failedSpec(20)] }],
      },
    ],
    errors: [
      { message: 'Error: the site did not start', location: { file: '/site/e2e/b.spec.ts', line: 1 } },
    ],
  };
  const jest = {
    testResults: [
      {
        name: '/site/mfe-shop/src/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'cart takes away',
            failureMessages: ['Error: 1 is not 2\n\nExpected: 2\nReceived: 1\n    at x'],
          },
        ],
      },
      {
        name: '/site/sandbox/src/a.test.ts',
        status: 'failed',
        message: "\n  Cannot find module './b'\n",
        assertionResults: [],
      },
    ],
  };

  const { failed, unsteady } = linesOf(jest, playwright);
  expect(failed).toEqual([
    'e2e/journeys/a.spec.ts:7 › pays once: Error: no such order | + Array [ | +   "late" | + ]',
    'e2e/journeys/a.spec.ts:20 › by Pix › pays once: Error: no such order | + Array [ | +   "late" | + ]',
    'e2e/b.spec.ts:1 › no test: Error: the site did not start',
    'mfe-shop/src/cart.test.ts › cart takes away: Error: 1 is not 2 | Received: 1',
    "sandbox/src/a.test.ts › the file itself: Cannot find module './b'",
  ]);
  expect(unsteady).toEqual(['e2e/a.spec.ts:9 › passes at the second try: Error: too early']);
});
