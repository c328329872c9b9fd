import { clients } from '#reports/clients.ts';
import { collector } from '#reports/collector.ts';
import { recompose } from '#compose/recompose.ts';
import { allowedNow } from '#settings/allowed-now.ts';
import { anyApp } from '#storage/keys.ts';
import { figuresCollector } from '#figures/figures-collector.ts';
import { stopSlowCanaries } from '#figures/stop-slow-canaries.ts';
import type { Command } from './command';
import { type Environment, openEnvironment } from './environment';
import { keepDoing } from './keep-doing';
import { listenOn } from './listen-on';
import { numberOption } from './number-option';

export const serveCommand: Command = {
  summary: 'serves the site of a store on this machine, as production would',
  usage: 'serve [--port 3000] [--api http://127.0.0.1:4000]',
  args: 0,
  options: {
    port: { type: 'string', help: 'port to listen on (default: 3000)' },
    host: { type: 'string', help: 'name or address to listen on (default: localhost)' },
    api: { type: 'string', help: 'origin that serves /api and /dados' },
  },
  async run({ options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const { api, host = 'localhost' } = options as Record<string, string | undefined>;
    const port = numberOption('port', options['port'] ?? '3000');
    const { siteServer } = await import('#serve/server.ts');
    const { pageMetrics } = await import('#figures/page-metrics.ts');
    const metrics = await pageMetrics({ note });
    const figures = figuresCollector(depot, { onPage: metrics.add });
    const collect = collector(depot, environment);
    const server = await siteServer({
      store: depot,
      allow: allowedNow(depot, environment.allow),
      collect,
      figures: { admit: clients().admit, take: figures.take, metrics: metrics.text },
      ...(api && { api }),
    });
    const taken = await listenOn(server, { port, host });
    if (!depot.maySign(anyApp))
      note('Failures are counted, but stop no canary: that takes a trusted key in DELIVERY_SIGNING_KEY.');
    const stopRecomposing = depot.maySign(anyApp) ? keepRecomposing(environment, note) : undefined;
    const stopCounting = keepDoing(countEveryMs, collect.count, note);
    const stopWriting = keepDoing(
      writeEveryMs,
      async () => {
        await figures.write();
        await stopSlowCanaries(depot, environment);
      },
      note,
    );
    note(`The site of ${depot.address} is at http://${host}:${taken}`);
    const stop = async () => {
      await Promise.all([stopRecomposing?.(), stopCounting(), stopWriting()]);
      await server.close();
      await collect.count();
      await figures.write();
      await metrics.close();
    };
    return { data: {}, lines: [], stop };
  },
};

const recomposeEveryMs = 10_000;
const countEveryMs = 1_000;
const writeEveryMs = 10_000;

/** Composes what a killed process left undone: now, and then every few seconds. */
const keepRecomposing = (environment: Environment, note: (line: string) => void) =>
  keepDoing(
    recomposeEveryMs,
    async (times) => {
      const patienceMs = times === 0 ? 0 : recomposeEveryMs;
      if (await recompose(environment.depot, environment, { patienceMs, tell: note }))
        note('The site was not composed from its newest records: it is now.');
    },
    note,
  );
