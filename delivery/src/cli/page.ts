import { Refusal } from '#refusal.ts';
import type { Command } from './command';
import { environmentNames, openEnvironment, workspaceAbove, calledFrom } from './environment';
import { listenOn } from './listen-on';
import { numberOption } from './number-option';

export const pageCommand: Command = {
  summary: 'serves the release page: what is live, how it performs, and every command as a form',
  usage: 'page [--port 3001] [--public https://releases.example]',
  args: 0,
  options: {
    port: { type: 'string', help: 'port to listen on (default: 3001)' },
    public: {
      type: 'string',
      help: 'address of a server with a login in front of it; through that the page only reads',
    },
  },
  async run({ options, note }) {
    const port = numberOption('port', options['port'] ?? '3001');
    const publicHost = hostOf(options['public']);
    const names = environmentNames();
    const current = String(options['env'] ?? 'local');
    await openEnvironment(options);
    const { pageServer } = await import('#page/page-server.ts');
    const { pageFiles } = await import('#page/page-files.ts');
    const server = await pageServer({
      files: await pageFiles(workspaceAbove(calledFrom())),
      environments: [current, ...names.filter((name) => name !== current)],
      publicHost,
      async open(name) {
        if (!names.includes(name)) throw new Refusal(`There is no environment ${name}.`);
        const environment = await openEnvironment({ ...options, env: current }, name);
        // Named by its address: SITE_STORE and --store belong to the first environment only.
        return { environment, options: { env: name, store: environment.depot.address } };
      },
    });
    note(`The release page is at http://localhost:${await listenOn(server, { port, host: '127.0.0.1' })}`);
    return { data: {}, lines: [], stop: () => server.close() };
  },
};

function hostOf(address: string | boolean | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (!/^https?:\/\/[\w.:-]+$/.test(String(address)))
    throw new Refusal('--public takes an origin, as https://releases.example.');
  return new URL(String(address)).host;
}
