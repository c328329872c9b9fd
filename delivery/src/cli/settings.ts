import { compose } from '#compose/compose.ts';
import { Refusal } from '#refusal.ts';
import { applySettings, readSettings, readSettingsHistory, type SettingsRecord } from '#settings/settings.ts';
import { authorOf, authorOptions } from './author';
import type { Answer, Command, Invocation } from './command';
import { type Environment, openEnvironment } from './environment';

const line = ({ revision, at, by, why }: SettingsRecord) =>
  [`${revision}`.padStart(4), at, `by ${by}`, why].filter(Boolean).join('  ');

const steps: Record<string, (environment: Environment, invocation: Invocation) => Promise<Answer>> = {
  async apply(environment, { options, note }) {
    const { depot, name } = environment;
    const record = await applySettings(depot, environment, authorOf(options));
    const written = await compose(depot, environment, note);
    return {
      data: { settings: record, written },
      lines: [`${name} runs with the settings of environments.json (revision ${record.revision})`],
    };
  },
  async show({ depot, name }) {
    const record = await readSettings(depot);
    if (!record)
      throw new Refusal(`The settings of ${name} were never written: run "delivery settings apply".`);
    return { data: record, lines: [line(record), JSON.stringify(record.settings, null, 2)] };
  },
  async history({ depot }) {
    const history = await readSettingsHistory(depot);
    return { data: { history }, lines: history.map(line) };
  },
};

export const settingsCommand: Command = {
  summary: 'makes the settings of environments.json those of the site, or shows which it runs with',
  usage: 'settings apply|show|history [--why <sentence>]',
  args: 1,
  options: authorOptions,
  async run(invocation) {
    const step = steps[invocation.args[0] ?? ''];
    if (!step) throw new Refusal('What should be done with the settings: apply, show or history?');
    return step(await openEnvironment(invocation.options), invocation);
  },
};
