import { resolve } from 'node:path';
import { nginxRules } from '#serve/nginx.ts';
import { pageRules } from '#serve/page-rules.ts';
import { Refusal } from '#refusal.ts';
import { signedSite } from '#check/signed-site.ts';
import { overlay } from '#verify/overlay.ts';
import { hasKind } from '#storage/open-store.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { numberOption } from './number-option';

export const nginxCommand: Command = {
  summary: 'prints the rules by which nginx serves the site of a store',
  usage: 'nginx [--root /var/www/site] [--port 80] [--api <origin>] [--reports <origin>] > site.conf',
  args: 0,
  options: {
    root: { type: 'string', help: 'folder that nginx serves (default: the store)' },
    port: { type: 'string', help: 'port to listen on (default: 80)' },
    api: { type: 'string', help: 'origin that serves /api and /dados' },
    reports: {
      type: 'string',
      help: 'origin that collects the reports of browsers, for example that of "delivery serve"',
    },
  },
  async run({ options }) {
    const { depot } = await openEnvironment(options);
    const { api, reports, root = depot.address } = options as Record<string, string | undefined>;
    if (hasKind(root)) throw new Refusal(`nginx serves a folder, not ${root}: name one with --root.`);
    requirePlain({ root, ...(api && { api }), ...(reports && { reports }) });
    // From signed records only: write access to the store is not enough to add a rule.
    const { files, settings } = await signedSite(depot);
    const rules = nginxRules({
      root: resolve(root),
      port: numberOption('port', options['port'] ?? '80'),
      rules: await pageRules(overlay(depot, files)),
      allow: settings.allow,
      ...(api && { api }),
      ...(reports && { reports }),
    });
    return { data: { rules }, lines: [rules] };
  },
};

/** Refuses a value with a sign that ends a value in nginx's language, or begins a variable. */
function requirePlain(values: Record<string, string>) {
  for (const [option, value] of Object.entries(values))
    if (/["'\\;{}$\n\r]/.test(value) || (option !== 'root' && !/^https?:\/\/[\w.:[\]-]+$/.test(value)))
      throw new Refusal(
        option === 'root'
          ? `--root takes the path of a folder, without quotes, instead of ${JSON.stringify(value)}.`
          : `--${option} takes an origin, as https://api.example, instead of ${JSON.stringify(value)}.`,
      );
}
