import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './process.mjs';
import { provideBrowser } from './provide-browser.mjs';
import { provideServers } from './provide-servers.mjs';

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
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });

const checks = [
  { name: 'format', command: ['pnpm', 'check:format'], count: one },
  { name: 'lint', command: ['pnpm', 'check:lint'], count: one },
  { name: 'style lint', command: ['pnpm', 'check:styles'], count: one },
  { name: 'types', command: ['pnpm', 'check:types'], count: one },
  { name: 'unused code', command: ['pnpm', 'check:unused'], count: one },
  { name: 'import cycles', command: ['pnpm', 'check:cycles'], count: one },
  { name: 'build', command: ['pnpm', 'build'], count: one },
  {
    name: 'unit and integration tests',
    command: ['pnpm', 'check:unit', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
    count: jestCount,
  },
  { name: 'browser tests', command: ['pnpm', 'check:browser'], count: browserCount },
];

await install();
const env = { CI: 'true', ...(await provideBrowser()) };
await provideServers();
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });

const total = { passed: 0, failed: 0 };
const lines = [];
for (const { name, command, count } of checks) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = count(await run(command, { env }));
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
