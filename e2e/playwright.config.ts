import { defineConfig } from '@playwright/test';
import { chromiumPath, siteUrl } from './support/addresses.ts';

// What is measured in milliseconds runs alone, by `pnpm --filter e2e measure`: beside other tests it says nothing. What
// installs packages takes minutes, and runs by `pnpm check:packages`. The gallery is looked at, by `pnpm look`.
const testIgnore = [
  ...(process.env.MEASURE ? [] : ['measured/**']),
  ...(process.env.LOOK ? [] : ['look/**']),
  ...(process.env.PACKAGES ? [] : ['packages/**']),
];

// Without a graphics card, motion costs a third of a page's processor time. A journey has it, save where many tests vary one
// step of it, and so has each test that says so.
const variations = [
  ...['paid-once', 'claims-in-doubt', 'cancel-and-come-back', 'prize-ledger'],
  ...['activation-required', 'buy-by-card', 'end-of-session'],
];
const still = [
  ...['screens/**', 'federation/**', 'delivery/**'],
  ...variations.map((file) => `journeys/${file}.spec.ts`),
];

export default defineConfig({
  testDir: '.',
  testIgnore,
  projects: [
    { name: 'with motion', testIgnore: [...testIgnore, ...still] },
    { name: 'still', testMatch: still, use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // Decision 27: what passes only at the second try is named at the end of `npm test`.
  retries: 1,
  // Jest has the other half of two cores; a third browser beside it makes all of them slower by more than it does.
  workers: 2,
  // Limits against a test that hangs, not bounds of speed: on a slow machine a test that builds takes minutes.
  timeout: 720_000,
  expect: { timeout: 90_000 },
  ...(process.env.LOOK && { snapshotPathTemplate: '../.cache/look/accepted/{arg}{ext}' }),
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: siteUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each test begins with fresh code, for which V8's optimizing compilers cost more than they save: a tenth of all
        // processor time. What is measured has them, as visitors do.
        ...(process.env.MEASURE ? [] : ['--js-flags=--no-opt,--no-maglev']),
      ],
    },
  },
  webServer: {
    command: 'node ../tooling/scripts/run-test-site.mjs',
    // Served through the site's proxy: the site and the sandbox behind it are both up.
    url: `${siteUrl}/api/features`,
    reuseExistingServer: Boolean(process.env.REUSE_SITE),
    timeout: 480_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
