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

const sourceChecks = [
  { name: 'types', command: ['pnpm', 'check:types'] },
  { name: 'lint', command: ['pnpm', 'check:lint'] },
  { name: 'format', command: ['pnpm', 'check:format'] },
  { name: 'unused code', command: ['pnpm', 'check:unused'] },
  { name: 'import cycles', command: ['pnpm', 'check:cycles'] },
  { name: 'style lint', command: ['pnpm', 'check:styles'] },
  { name: 'references', command: ['pnpm', 'check:references'] },
];

const testRuns = [
  { name: 'build', command: ['pnpm', 'build'] },
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

async function check({ name, command, count = one }, { quiet = false } = {}) {
  if (!quiet) console.log(`\n== ${name}`);
  const started = Date.now();
  const result = await run(command, { env, quiet });
  if (quiet) console.log(`\n== ${name}\n${result.output}`);
  const { passed, failed } = count(result);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}

// Each of these keeps one core busy, so that two of them run at a time; what they say is told when they have ended.
const waiting = [...sourceChecks];
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(next, { quiet: true });
};
await Promise.all([lane(), lane()]);
for (const each of testRuns) await check(each);

console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
