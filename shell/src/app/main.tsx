import '@site/tokens/css/tokens.css';
import '@site/tokens/css/fonts.css';
import '@site/tokens/css/base.css';
import { createRoot } from 'react-dom/client';
import { createFederation } from '#remotes/federation.ts';
import { fetchRegistry, readRegistry } from '#remotes/registry.ts';
import { readConfig } from './config';
import { createSite } from './site';

async function start() {
  const root = document.getElementById('app');
  if (!root) throw new Error('The document has no #app');
  const [config, registry] = await Promise.all([readConfig(document), readRegistry(document)]);
  const { element } = createSite({
    config,
    registry,
    federation: createFederation(),
    readAgain: fetchRegistry,
  });
  createRoot(root).render(element);
}

void start();
