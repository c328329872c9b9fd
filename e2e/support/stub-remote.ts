import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stubContainer } from '@site/testing/stub-container';

type Stub = Parameters<typeof stubContainer>[0];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const dataBlock = /<script type="application\/json" id="site-registry">(.*?)<\/script>/s;

/**
 * Makes stub remotes live for this page, as real federated containers in the places of the built ones: the registry
 * that the page carries names them. `/remotes.json`, which a retry reads, still names the built ones.
 */
export async function serveStubs(page: Page, ...stubs: Stub[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const stub of stubs) rows.set(stub.name, await serveFiles(page, stub));
  await page.route(
    (address) => !address.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const data = dataBlock.exec(html)?.[1] ?? '{"remotes":[]}';
      const registry = JSON.parse(data) as { remotes: { name: string; routes: object }[] };
      const remotes = registry.remotes.map((remote) =>
        rows.has(remote.name) ? { ...rows.get(remote.name), routes: remote.routes } : remote,
      );
      const named = JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c');
      return route.fulfill({ response, body: html.replace(data, () => named) });
    },
  );
}

/** Serves the files of a stub remote, and returns its row in the registry. */
async function serveFiles(page: Page, stub: Stub) {
  const { manifest, entry } = stubContainer(stub);
  const folder = `/${stub.name}/1.0.0-stub/`;
  const files = { 'entry.js': hashOf(entry) };
  const sealed = { ...JSON.parse(manifest), delivery: { files, pages: {} } };
  await page.route(`**${folder}*`, (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ contentType: 'application/json', body: JSON.stringify(sealed) })
      : route.fulfill({ contentType: 'text/javascript', body: entry }),
  );
  return {
    name: stub.name,
    version: '1.0.0-stub',
    entry: `${folder}mf-manifest.json`,
    integrity: hashOf(JSON.stringify(sealed)),
  };
}
