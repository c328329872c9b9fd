import { existsSync } from 'node:fs';

const sitePort = process.env.SITE_PORT ?? '3000';
const sandboxPort = process.env.SANDBOX_PORT ?? '4000';

export const siteUrl = `http://localhost:${sitePort}`;
export const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;

/** A Chromium of this machine; without one, Playwright's own is used. */
export const chromiumPath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));
