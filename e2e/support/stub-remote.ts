import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stubContainer } from '@site/testing/stub-container';

type Stub = Parameters<typeof stubContainer>[0];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const dataBlock = /<script type="application\/json" id="site-registry">(.*?)<\/script>/s;

/**
 * Makes a stub remote live for this page, as a real federated container in the place of the built one: the registry
 * that the page carries names it. `/remotes.json`, which a retry reads, still names the built one.
 */
export async function serveStub(page: Page, stub: Stub): Promise<void> {
  const { manifest, entry } = stubContainer(stub);
  const folder = `/${stub.name}/1.0.0-stub/`;
  const files = { 'entry.js': hashOf(entry) };
  const sealed = { ...JSON.parse(manifest), delivery: { files, pages: {} } };
  const row = {
    name: stub.name,
    version: '1.0.0-stub',
    entry: `${folder}mf-manifest.json`,
    integrity: hashOf(JSON.stringify(sealed)),
  };

  await page.route(`**${folder}*`, (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ contentType: 'application/json', body: JSON.stringify(sealed) })
      : route.fulfill({ contentType: 'text/javascript', body: entry }),
  );
  await page.route(
    (address) => !address.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const data = dataBlock.exec(html)?.[1] ?? '{"remotes":[]}';
      const registry = JSON.parse(data) as { remotes: { name: string; routes: object }[] };
      const remotes = registry.remotes.map((remote) =>
        remote.name === stub.name ? { ...row, routes: remote.routes } : remote,
      );
      const named = JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c');
      return route.fulfill({ response, body: html.replace(data, () => named) });
    },
  );
}
