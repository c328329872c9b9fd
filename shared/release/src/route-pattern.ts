/** A path of the route table, `/carrinho/:step?`, as a regular expression that JavaScript and nginx both read: `^/carrinho(/[^/]+)?/?$`. */
export function routePattern(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return `^${parts.map(partPattern).join('')}/?$`;
}

/** The path that an address belongs to. Case does not count. */
export const pathOf = (paths: readonly string[], address: string): string | undefined =>
  paths.find((path) => path === address) ??
  paths.find((path) => new RegExp(routePattern(path), 'i').test(address));

function partPattern(part: string): string {
  if (!part.startsWith(':')) return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
}
