import { readContract } from '../contract.mjs';
import { source } from '../source.mjs';

const { buildRecordFile } = await source('release/src/files.ts');
const changesPath = '/changes';

/**
 * Turns a production build into one that a site on another origin takes over by `?override=`: with the site's own React, with
 * stylesheets and without `eval`, as its content policy wants. After a change the page says so and loads again. The site
 * reads in its record which pages it has. `BannerPlugin` is the bundler's.
 */
export function lendToSite(config, { port, BannerPlugin }) {
  config.optimization.minimize = false;
  config.plugins.push(new BannerPlugin({ banner: reload(config.name), raw: true, entryOnly: true }));
  config.devServer = {
    port,
    host: 'localhost',
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    setupMiddlewares: (middlewares, server) => [
      tellRecord(config.context),
      ...tellChanges(middlewares, server),
    ],
  };
}

const tellRecord = (folder) => ({
  name: 'record',
  path: `/${buildRecordFile}`,
  middleware: (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify(readContract(folder)));
  },
});

/** Tells every page that listens what each build after the first one was like. */
function tellChanges(middlewares, { compiler }) {
  const listeners = new Set();
  let last;
  compiler.hooks.done.tap('lend-to-site', (stats) => {
    const event = stats.hasErrors() ? 'failed' : 'changed';
    if (last && (stats.hasErrors() || stats.hash !== last))
      for (const listener of listeners) listener.write(`event: ${event}\ndata: ${stats.hash}\n\n`);
    last = stats.hash;
  });
  const listen = (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' });
    response.flushHeaders();
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  };
  return [{ name: 'changes', path: changesPath, middleware: listen }, ...middlewares];
}

/** Part of the entry script, in the page. */
const reload = (name) => `(() => {
  const address = new URL('${changesPath}', document.currentScript.src).href;
  const listening = (self.lentRemotes ??= new Set());
  if (listening.has(address)) return;
  listening.add(address);
  const say = (text) => {
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    line.textContent = text;
    Object.assign(line.style, { position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: 9999, margin: 0 });
    Object.assign(line.style, { padding: '8px', textAlign: 'center', background: '#fff3c4', color: '#000' });
    document.body.append(line);
  };
  const changes = new EventSource(address);
  changes.addEventListener('failed', () => say('${name} tem um erro: veja o terminal.'));
  changes.addEventListener('changed', () => {
    say('${name} mudou: a página recarrega.');
    location.reload();
  });
})();`;
