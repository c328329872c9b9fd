/** Stands in a record for a module as a whole, in the place of its names. */
const whole = '*';
// An import for its side effects, which is beside those of the names, imports none.
const sideEffects = ['esm import', 'esm export import'];

/**
 * Writes down which names a remote's build imports of each module that it takes from the shell, as `bundler/shared-names.mjs`
 * does with webpack. What is imported only by code that the build leaves out is not asked for.
 */
export class ImportedNamesPlugin {
  /** The names by module. */
  names = {};

  apply(compiler) {
    compiler.hooks.compilation.tap('ImportedNamesPlugin', (compilation) => {
      compilation.hooks.optimizeChunkModules.tap('ImportedNamesPlugin', () => {
        this.names = importedNames(compilation);
      });
    });
  }
}

function importedNames({ entrypoints, modules, moduleGraph }) {
  const runtimes = [...entrypoints.keys()];
  const found = new Map();
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency } = connection;
      if (sideEffects.includes(dependency.type) || connection.getActiveState(runtimes) === false) continue;
      const names = found.get(dependency.request) ?? new Set();
      found.set(dependency.request, names.add(dependency.ids?.[0] ?? whole));
    }
  }
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, names]) => [module, [...names].sort()]),
  );
}
