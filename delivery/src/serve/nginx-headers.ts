import type { HeaderRule } from './headers';

export interface NginxHeaders {
  /** For the `http` block. */
  maps: string[];
  /** For each `server` block. */
  lines: string[];
}

/**
 * The headers of every response in nginx's language: there, too, the first rule for a header that matches applies.
 */
export function nginxHeaders(rules: readonly HeaderRule[]): NginxHeaders {
  const names = [...new Set(rules.map(({ header }) => header))];
  const maps: string[] = [];
  const lines = names.map((name) => {
    const own = rules.filter(({ header }) => header === name);
    const [first] = own;
    if (own.length === 1 && first && isForAll(first)) return `  add_header ${name} "${first.value}" always;`;
    const variable = `$site_${name.replaceAll('-', '_')}`;
    maps.push(`map "$status $uri" ${variable} {\n${own.map(mapLine).join('\n')}\n}`);
    return `  add_header ${name} ${variable} always;`;
  });
  return { maps, lines };
}

const isForAll = ({ path, status }: HeaderRule) => path === undefined && status === undefined;

function mapLine({ path, status, value }: HeaderRule): string {
  if (path === undefined && status === undefined) return `  default "${value}";`;
  const anyPath = path?.startsWith('^') ? path.slice(1) : `.*${path ?? ''}`;
  return `  "~^(${status ?? '...'}) ${anyPath}" "${value}";`;
}
