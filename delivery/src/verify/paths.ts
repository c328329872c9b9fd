/** The addresses of a path as lists of parts: `:` for any word, and one list for each optional part that is there or not. */
function shapesOf(path: string): string[][] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return parts.reduce<string[][]>(
    (shapes, part) => {
      const longer = shapes.map((shape) => [...shape, part.startsWith(':') ? ':' : part]);
      return /^:.*\?$/.test(part) ? [...shapes, ...longer] : longer;
    },
    [[]],
  );
}

/** Whether some address belongs to both paths. */
export const overlap = (one: string, other: string): boolean =>
  shapesOf(one).some((a) =>
    shapesOf(other).some(
      (b) => a.length === b.length && a.every((part, at) => part === b[at] || part === ':' || b[at] === ':'),
    ),
  );

/** Whether every address of a path belongs to one of several paths. */
export const covers = (paths: readonly string[], path: string): boolean =>
  shapesOf(path).every((wanted) =>
    paths
      .flatMap(shapesOf)
      .some(
        (shape) =>
          shape.length === wanted.length && shape.every((part, at) => part === ':' || part === wanted[at]),
      ),
  );

/** Whether a path is under a prefix. The home page alone is under `/`. */
export const liesUnder = (path: string, prefix: string): boolean =>
  prefix === '/' ? path === '/' : `${path}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase());
