/** Origins beyond the site's own that an environment allows, by directive: `{ "script-src": ["https://pay.example"] }`. */
export type AllowedOrigins = Readonly<Record<string, readonly string[]>>;

const ownOnly: AllowedOrigins = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
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
