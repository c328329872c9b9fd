import { defineConfig, type Project } from '@playwright/test';
import base from './playwright.config.ts';

// What the engines behind Firefox and Safari run: `pnpm check:engines`, docs/browsers.md.
const journeys = [
  'journeys/first-visit',
  'journeys/register-and-activate',
  'journeys/buy-by-card',
  'journeys/buy-by-pix',
  'journeys/buy-scratch-win-transfer',
  'journeys/scratch-with-the-keyboard',
  'journeys/exchange-for-new-titles',
  'journeys/change-email',
  'journeys/change-password',
  'journeys/end-of-session',
  'screens/content/faq',
  'screens/content/results',
  'screens/come-back',
  'screens/frame',
  'screens/sliced-lists',
  'screens/stored-garbage',
  'screens/odd-surroundings',
  'federation/remote-failures',
  'federation/wrong-bytes-once',
  'delivery/integrity',
  'delivery/prerendered',
  'delivery/canary',
  'delivery/last-good',
  'delivery/long-day',
];

// Tests of these files that ask for what an engine's driver does not have.
const left = [
  /eight times slower/,
  /a toast is shown top right/,
  /a broken canary is released/,
  // Playwright's pictures put a style into the page, which Firefox reports.
  /forced colours/,
  /a card has its whole shadow/,
];

const firefox: Project = {
  name: 'firefox',
  grepInvert: left,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: '/usr/bin/firefox-esr', args: [] },
  },
};
const webkit: Project = { name: 'webkit', grepInvert: left };

export default defineConfig({
  ...base,
  testMatch: journeys.map((journey) => `${journey}.spec.ts`),
  projects: [process.env.ENGINE === 'webkit' ? webkit : firefox],
});
