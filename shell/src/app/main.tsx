import '@site/tokens/css/tokens.css';
import '@site/tokens/css/fonts.css';
import '@site/tokens/css/base.css';
import { appId } from '@site/release/document';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadingFaceAfterMs } from '#remotes/failures.ts';
import { createFederation } from '#remotes/federation.ts';
import { hashFor, registerHashes } from '#remotes/integrity.ts';
import { readOverrides, withOverrides } from '#remotes/overrides.ts';
import { fetchRegistry, readRegistry } from '#remotes/registry.ts';
import { readConfig } from './config';
import { fetchAfterFirstCall } from './fetch-after-first-call';
import { firstPage } from './first-page';
import { preparePages } from './prepare-pages';
import { createSite } from './site';

/** Ends a long piece of work: what has waited, input above all, comes before the next. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  await breathe();
  const root = document.getElementById(appId);
  if (!root) throw new Error(`The document has no #${appId}`);
  const [config, registry] = await Promise.all([readConfig(document), readRegistry(document)]);
  // The code that webpack adds to every build asks here for the hash of each file that it loads.
  globalThis.siteIntegrity = hashFor;
  registerHashes(document.baseURI, registry.shell?.files ?? {});
  const overrides = readOverrides(config, window.location);
  const { element, ...site } = createSite({
    config,
    overrides,
    registry: withOverrides(registry, overrides),
    federation: createFederation(),
    fetch: fetchAfterFirstCall,
    readAgain: async () => withOverrides(await fetchRegistry(), overrides),
  });
  await firstPage(site.router, loadingFaceAfterMs);
  await breathe();
  // The router begins at the top. Who has read on in the first sight stays where he is.
  const readAt = window.scrollY;
  flushSync(() => createRoot(root).render(element));
  if (readAt > 0) window.scrollTo(0, readAt);
  preparePages(root, site);
}

void start();
