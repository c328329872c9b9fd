import { signedSite } from '#check/signed-site.ts';
import { type HeaderRule, headerRules } from '#serve/headers.ts';
import { nginxHeaders } from '#serve/nginx-headers.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';

export const headersCommand: Command = {
  summary: 'prints the headers that every response of the site needs, for any server',
  usage: 'headers [--nginx]',
  args: 0,
  options: {
    nginx: { type: 'boolean', help: 'in the language of nginx, for a server of your own making' },
  },
  async run({ options }) {
    const { depot } = await openEnvironment(options);
    const { settings } = await signedSite(depot);
    const rules = headerRules(settings.allow);
    const lines = options['nginx'] ? inNginx(rules) : table(rules);
    return { data: { rules }, lines };
  },
};

function inNginx(rules: readonly HeaderRule[]): string[] {
  const { maps, lines } = nginxHeaders(rules);
  return ['# In the http block:', ...maps, '# In each server block:', ...lines];
}

/** One line a rule, its four columns parted by tabs. */
const table = (rules: readonly HeaderRule[]): string[] => [
  '# For each header, the first line whose status and path (regular expressions) match the response applies.',
  '# "-" means that the header is not sent. Status, path, header, value:',
  ...rules.map(({ status, path, header, value }) =>
    [status ?? '...', path ?? '^', header, value || '-'].join('\t'),
  ),
];
