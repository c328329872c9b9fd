/** Origins beyond the site's own that an environment allows, by directive: `{ "script-src": ["https://pay.example"] }`. */
export type AllowedOrigins = Readonly<Record<string, readonly string[]>>;

// `default-src` is for what has no directive of its own, such as a prefetch in Firefox.
const ownOnly: AllowedOrigins = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'child-src': ["'none'"],
  'frame-src': [],
  'worker-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** The content security policy of the site: its own origin, and what the environment adds. Never inline script, never eval. */
export function contentPolicy(allowed: AllowedOrigins = {}): string {
  return Object.entries(ownOnly)
    .map(([directive, own]) => [directive, ...own, ...(allowed[directive] ?? [])])
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '))
    .join('; ');
}

export interface CodeSources {
  apps: readonly string[];
  allow: AllowedOrigins;
  /** Whether the shell decides which text becomes a script: one of before that would not start under the rule. */
  isGated: boolean;
}

/**
 * A second policy, beside the first, for the page that the shell runs in. Scripts of the site's own origin come from the
 * folders of the apps: it names no host, since `'self'` takes no path, and what it lets pass must pass the first policy, too.
 * Text becomes a script or markup by the shell's one rule alone (`script-gate.ts`).
 */
export function codePolicy({ apps, allow, isGated }: CodeSources): string {
  const folders = apps.map((app) => `*:*/${app}/`);
  const scripts = ['script-src', ...folders, ...(allow['script-src'] ?? [])].join(' ');
  return isGated ? `${scripts}; require-trusted-types-for 'script'; trusted-types default` : scripts;
}
