import '@site/tokens/css/tokens.css';
import '@site/tokens/css/fonts.css';
import '@site/tokens/css/base.css';
import { appId } from '@site/release/document';
import { measurePages } from '#app/measure-pages.ts';
import { preparePages } from '#app/prepare-pages.ts';
import { createSite } from '#app/site.tsx';
import { loadTimeoutMs, loadingDelayMs } from '#remotes/failures.ts';
import { createFederation } from '#remotes/federation.ts';
import { hashFor, registerHashes } from '#remotes/integrity.ts';
import { fetchRegistry, readRegistry, type Registry } from '#remotes/registry.ts';
import { gateScripts } from '#remotes/script-gate.ts';
import { readConfig } from './config';
import { fetchAfterFirstCall, takeFirstCall } from './fetch-after-first-call';
import { loadOwnRemotes } from './load-own-remotes';
import { hasPrerenderedPage } from './prerendered-page';
import { showSiteFonts } from './site-fonts';
import { takeOver } from './take-over';
import { waitForPage } from './wait-for-page';

async function start() {
  await yieldToBrowser();
  await pageShown(100);
  const root = document.getElementById(appId);
  if (!root) throw new Error(`The document has no #${appId}`);
  const [config, registry] = await Promise.all([readConfig(document), readRegistry(document)]);
  globalThis.siteIntegrity = hashFor;
  registerHashes(document.baseURI, registry.shell?.files ?? {});
  gateScripts(config);
  await yieldToBrowser();
  const own = await loadOwnRemotes(config, window.location);
  const withOwn = async (published: Registry) => own?.into(published) ?? published;
  const site = createSite({
    config,
    badge: own?.badge,
    registry: await withOwn(registry),
    federation: createFederation(),
    fetch: fetchAfterFirstCall,
    readAgain: async () => withOwn(await fetchRegistry()),
  });
  // What can be read gives way to the page, not to a sign that the page is coming.
  await waitForPage(site.router, hasPrerenderedPage(document) ? loadTimeoutMs : loadingDelayMs);
  await takeFirstCall(site);
  await pageShown(3_000);
  await yieldToBrowser();
  await takeOver(root, site);
  void showSiteFonts(document);
  preparePages(root, site);
  measurePages(config, site.pageLog);
}

/** Lets the browser do what has waited, input above all, before the next long piece of work. */
const yieldToBrowser = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the visitor see the prerendered page first, whose stylesheet may be late. */
const pageShown = (limitMs: number) => Promise.race([globalThis.sitePageShown, yieldToBrowser(limitMs)]);

void start();
