import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Command } from './command';
import { calledFrom, openEnvironment, workspaceAbove } from './environment';
import { listenOn } from './listen-on';
import { numberOption } from './number-option';
import { untilEnded } from './until-ended';

const hours = 168;
const hourMs = 3_600_000;

export const demoCommand: Command = {
  summary: 'plays a made-up week of releases on a store of its own, and shows it on the release page',
  usage: 'demo [--port 3001] [--seconds 60]',
  args: 0,
  options: {
    port: { type: 'string', help: 'port of the release page (default: 3001)' },
    seconds: { type: 'string', help: 'how long the week takes (default: 60)' },
  },
  async run({ options, note }) {
    const seconds = numberOption('seconds', options['seconds'] ?? '60');
    const port = numberOption('port', options['port'] ?? '3001');
    const store = mkdtempSync(join(tmpdir(), 'demo-'));
    process.once('exit', () => rmSync(store, { recursive: true, force: true }));
    const environment = await openEnvironment({ env: 'local', store });
    const { pageServer } = await import('#page/page-server.ts');
    const { pageFiles } = await import('#page/page-files.ts');
    const { figuresCollector } = await import('#figures/figures-collector.ts');
    const { collector } = await import('#reports/collector.ts');
    const { firstDay, playHour } = await import('#demo/play.ts');
    const { randomNumbers } = await import('#testing/random-numbers.ts');
    const server = await pageServer({
      files: await pageFiles(workspaceAbove(calledFrom())),
      environments: ['local'],
      open: async () => ({ environment, options: { env: 'local', store } }),
    });
    note(`The week is on http://localhost:${await listenOn(server, { port, host: '127.0.0.1' })}`);

    // The week ends now: until then this process lives in its hours. Only dates are made up, no timer.
    const end = Date.now();
    mock.timers.enable({ apis: ['Date'], now: end - hours * hourMs });
    const stage = {
      depot: environment.depot,
      figures: figuresCollector(environment.depot),
      visits: collector(environment.depot, environment),
      random: randomNumbers(7),
      tell: note,
    };
    await firstDay(stage);
    const ended = untilEnded().then(() => 'ended' as const);
    for (let hour = 0; hour < hours; hour += 1) {
      mock.timers.setTime(end - (hours - hour) * hourMs + hourMs / 2);
      await playHour(stage, hour);
      if ((await Promise.race([ended, setTimeout((seconds / hours) * 1_000)])) === 'ended') break;
    }
    mock.timers.reset();
    note('The week is over. Ctrl-C ends the page, and the store is gone.');
    await ended;
    await server.close();
    return { data: {}, lines: [] };
  },
};
