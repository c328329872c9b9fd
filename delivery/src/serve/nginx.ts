import type { AllowedOrigins } from '#compose/policy.ts';
import { contentTypes } from '#storage/file-facts.ts';
import { fallbackFile, type PageRule } from './page-rules';
import { filePatterns, privateFolder } from './addresses';
import { brokenPage, brokenWord } from './broken-page';
import { everyAnswer, shownAnswer, usedOnly } from './headers';

export interface NginxSite {
  /** The folder of the store. */
  root: string;
  port: number;
  rules: readonly PageRule[];
  allow: AllowedOrigins;
  /** The origin that answers `/api` and `/dados`, and the one that collects what browsers report. */
  api?: string;
  reports?: string;
}

/** The rules by which nginx serves a site as `delivery serve` does: for the `http` block of its configuration. */
export function nginxRules(site: NginxSite): string {
  const shown = Object.entries(shownAnswer(site.allow)).map(([name, value]) => {
    return { name, value, variable: `$site_${name.replaceAll('-', '_')}` };
  });
  const headers = [
    ...Object.entries(everyAnswer),
    ...shown.map(({ name, variable }) => [name, variable] as const),
  ];
  return `# Made by "delivery nginx". A route that a later release adds is answered with ${fallbackFile} until it is made again.
map $uri $site_page {
  default /${fallbackFile};
${site.rules.map(({ pattern, file }) => `  "~*${pattern}" /${file};`).join('\n')}
}
# By status first: a file that is missing today may be there tomorrow.
map "$status $uri" $site_cache {
  default no-cache;
  ~^(404|5) no-store;
  "~^\\d+ /(api|dados)/" "";
  "~^\\d+ /[a-z][a-z0-9-]*/\\d+\\.\\d+\\.\\d+[^/]*/" "public, max-age=31536000, immutable";
  "~^\\d+ /assets/" "public, max-age=3600";
}
# A person gets the site, which leads home from an address that it does not know; a script gets a word.
map $http_accept $site_missing {
  default /_none;
  ~text/html /${fallbackFile};
}
map $http_accept $site_broken {
  default @broken_word;
  ~text/html /_broken;
}
map $uri $site_origin {
  default "*";
  "~^/(api|dados)/" "";
}
${shown.map(({ variable, value }) => `map $uri ${variable} {\n  default "${value}";\n  "~${usedOnly.source}" "";\n}`).join('\n')}
types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `  ${type.split(';')[0]} ${ending.slice(1)};`)
  .join('\n')}
}
server {
  listen ${site.port};
  root "${site.root}";
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json application/manifest+json;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;
  error_page 404 @missing;
  error_page 400 =404 /${fallbackFile};
  error_page 403 405 413 500 502 503 504 $site_broken;
  error_page 414 /_broken;
  add_header Cache-Control $site_cache always;
  add_header Access-Control-Allow-Origin $site_origin always;
${headers.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}

  location ~ ^/${privateFolder}(/|$) { return 404; }
${proxies(site)}
${filePatterns.map((pattern) => `  location ~ "${onPath(pattern)}" { try_files $uri =404; }`).join('\n')}
  location / { try_files $site_page =404; }
  location @missing { try_files $site_missing @nothing; }
  location @nothing { types { } default_type text/plain; return 404 "Não encontrado\\n"; }
  # The status of the failure stays.
  location = /_broken { internal; types { } default_type text/html; return 200 '${brokenPage}'; }
  location @broken_word { types { } default_type text/plain; return 200 '${brokenWord}'; }
}
`;
}

function proxies({ api, reports }: NginxSite): string {
  const rules = [
    ...(api
      ? [`  location ^~ /api { proxy_pass ${api}; }`, `  location ^~ /dados { proxy_pass ${api}; }`]
      : []),
    ...(reports
      ? ['/reports', '/figures'].map((path) => `  location = ${path} { proxy_pass ${reports}; }`)
      : []),
  ];
  return rules.join('\n');
}

/** A pattern for keys, which have no slash in front, as one for paths. */
const onPath = (pattern: string) => (pattern.startsWith('^') ? `^/${pattern.slice(1)}` : pattern);
