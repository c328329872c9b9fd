// The site that the browser tests open: built, made live in a store of its own, with a sandbox that keeps nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringLive, serveSite } from './site.mjs';

const sitePort = Number(process.env.SITE_PORT ?? 3000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);
const store = mkdtempSync(join(tmpdir(), 'ciranda-site-'));

await bringLive(store, sandboxPort);
const children = await serveSite({ store, sitePort, sandboxPort, sandboxEnv: { SANDBOX_DATA: 'memory:' } });

const end = () => {
  children.forEach((child) => child.kill());
  rmSync(store, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
