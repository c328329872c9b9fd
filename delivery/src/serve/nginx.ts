import type { AllowedOrigins } from '#compose/policy.ts';
import { contentTypes } from '#storage/file-facts.ts';
import { fallbackFile, type PageRule } from './page-rules';
import { filePatterns, privateFolder, reportPaths } from './addresses';
import { brokenPage, brokenWord } from './broken-page';
import { headerRules } from './headers';
import { nginxHeaders } from './nginx-headers';

export interface NginxSite {
  /** The folder of the store. */
  root: string;
  port: number;
  rules: readonly PageRule[];
  allow: AllowedOrigins;
  /** The origin that serves `/api` and `/dados`, and the one that collects the reports of browsers. */
  api?: string;
  reports?: string;
}

/** The rules by which nginx serves a site as `delivery serve` does: for the `http` block of its configuration. */
export function nginxRules(site: NginxSite): string {
  const { maps, lines } = nginxHeaders(headerRules(site.allow));
  return `# Made by "delivery nginx". A route that a later release adds gets ${fallbackFile} until this file is made again.
map $uri $site_page {
  default /${fallbackFile};
${site.rules.map(({ pattern, file }) => `  "~*${pattern}" /${file};`).join('\n')}
}
${maps.join('\n')}
# A person gets the site, which leads home from an address that it does not know; a script gets a word.
map $http_accept $site_missing {
  default /_none;
  ~text/html /${fallbackFile};
}
map $http_accept $site_broken {
  default @broken_word;
  ~text/html /_broken;
}
${site.reports ? 'limit_req_zone $binary_remote_addr zone=site_reports:4m rate=30r/m;\n' : ''}types {
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
${lines.join('\n')}

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
      ? ['/api', '/dados'].map(
          (path) =>
            `  location ^~ ${path} { proxy_set_header X-Forwarded-Host $http_host; proxy_pass ${api}; }`,
        )
      : []),
    ...(reports
      ? reportPaths.map((path) => `  location = ${path} { ${limited} proxy_pass ${reports}; }`)
      : []),
  ];
  return rules.join('\n');
}

/** Limits what anybody may send: the collector gets the sender's address, and a rate limit protects it. */
const limited =
  'client_max_body_size 8k; limit_req zone=site_reports burst=20 nodelay; limit_req_status 429; proxy_set_header X-Forwarded-For $remote_addr;';

/** A pattern for keys, which have no slash in front, as one for paths. */
const onPath = (pattern: string) => (pattern.startsWith('^') ? `^/${pattern.slice(1)}` : pattern);
