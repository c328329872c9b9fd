import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { failedBrowserTests, failedUnitTests, unsteadyBrowserTests } from './failed-tests.mjs';
import { install } from './install.mjs';
import { keptResults } from './kept-results.mjs';
import { root, run } from './process.mjs';
import { provideBrowser, provideTestPrograms } from './provide-test-programs.mjs';

const jestReport = resolve(root, 'node_modules/.cache/jest-report.json');
const browserReport = resolve(root, 'e2e/test-results/report.json');

const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** What a report counts; a runner that failed without a failed test counts as one failure. */
function counted({ code }, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const jestCount = (result) =>
  counted(result, () => {
    const report = readJson(jestReport);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    };
  });

const browserCount = (result) =>
  counted(result, () => {
    const { stats, errors } = readJson(browserReport);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  });

/** The tests that a report names; a report that is not there names nothing. */
const testsOf = (file, read) => (existsSync(file) ? read(readJson(file), root) : []);

/** CI keeps the end of the output only, so no more than this many tests of a kind stand there. */
const mostShown = 12;

const sourceChecks = [
  { name: 'types', command: ['pnpm', 'check:types'] },
  { name: 'lint', command: ['pnpm', 'check:lint'] },
  { name: 'format', command: ['pnpm', 'check:format'] },
  { name: 'unused code', command: ['pnpm', 'check:unused'] },
  { name: 'import cycles', command: ['pnpm', 'check:cycles'] },
  { name: 'style lint', command: ['pnpm', 'check:styles'] },
  { name: 'references', command: ['pnpm', 'check:references'] },
];

// Debian's packages come while the build and the checks of the sources, which need none, run.
const programs = provideTestPrograms();
await install();
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });

// Jest's settings name packages, which are installed by now.
const { default: jestConfig } = await import('../../jest.config.mjs');
const results = keptResults(root, jestConfig.projects);
const isEverything = Boolean(process.env.CI) || process.argv.includes('--all');

const build = { name: 'build', command: ['pnpm', 'build'] };
const unitTests = {
  name: 'unit and integration tests',
  command: [
    ...['pnpm', 'check:unit', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
    ...(isEverything ? [] : ['--selectProjects', ...results.changed]),
  ],
  count: jestCount,
  // A page test makes much garbage that is soon free; more room for it takes 6 % of the processor time away.
  variables: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32` },
};
const browserTests = { name: 'browser tests', command: ['pnpm', 'check:browser'], count: browserCount };

const total = { passed: 0, failed: 0 };
const lines = [];

async function check({ name, command, count = one, variables = {} }, { quiet = false } = {}) {
  if (!quiet) console.log(`\n== ${name}`);
  const started = Date.now();
  const result = await run(command, { env: { CI: 'true', ...variables }, quiet });
  if (quiet) console.log(`\n== ${name}\n${result.output}`);
  const { passed, failed } = count(result);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}

// The browser tests, which often wait, run beside the rest, so that no core is idle. The output of the rest
// is printed when it has ended.
const built = check(build, { quiet: true });
const isReady = Promise.all([built, programs]);
await Promise.all([
  (async () => {
    await isReady;
    await provideBrowser();
    await check(browserTests);
  })(),
  (async () => {
    for (const each of sourceChecks) await check(each, { quiet: true });
    // Some measure the builds.
    await isReady;
    await check(unitTests, { quiet: true });
    if (existsSync(jestReport)) results.remember(readJson(jestReport));
  })(),
]);

if (!isEverything && results.kept.length > 0) {
  total.passed += results.passed;
  lines.push(
    `kept: ${results.passed} passed before with the same files, of ${results.kept.join(', ')}; all run with \`npm test -- --all\``,
  );
}
function list(what, tests) {
  if (tests.length > 0) console.log(`\n== ${what}\n${tests.slice(0, mostShown).join('\n')}`);
  if (tests.length > mostShown) console.log(`and ${tests.length - mostShown} more`);
}
list('passed only at the second try: mend them', testsOf(browserReport, unsteadyBrowserTests));
list('failed', [...testsOf(browserReport, failedBrowserTests), ...testsOf(jestReport, failedUnitTests)]);
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
