/** Stands in a record for a module as a whole, in the place of its names. */
const whole = '*';

/**
 * Writes down which names a remote's build imports of each module that it takes from the shell. What is imported only by
 * code that the build leaves out is not asked for.
 */
export class ImportedNamesPlugin {
  /** The names by module. */
  names = {};

  apply(compiler) {
    onceUsesAreKnown(compiler, (compilation) => (this.names = importedNames(compilation)));
  }
}

/** Writes down which names the shell's build offers of each module that it shares. */
export class OfferedNamesPlugin {
  /** The names by module. */
  names = {};

  apply(compiler) {
    onceUsesAreKnown(compiler, (compilation) => (this.names = offeredNames(compilation)));
  }
}

function onceUsesAreKnown(compiler, read) {
  compiler.hooks.compilation.tap('SharedNames', (compilation) => {
    compilation.hooks.afterOptimizeDependencies.tap('SharedNames', () => read(compilation));
  });
}

function importedNames(compilation) {
  const { modules, moduleGraph } = compilation;
  const found = new Map();
  for (const connection of [...modules].flatMap((module) => [
    ...moduleGraph.getOutgoingConnections(module),
  ])) {
    const { module: target, dependency } = connection;
    if (target?.type !== 'consume-shared-module' || connection.getActiveState(undefined) === false) continue;
    const { shareKey } = target.options;
    const names = found.get(shareKey) ?? new Set();
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined))
      names.add((reference.name ?? reference)[0] ?? whole);
    found.set(shareKey, names);
  }
  return sorted(found);
}

function offeredNames({ modules, moduleGraph }) {
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  return sorted(
    provided.map((module) => [
      module._name,
      module.dependencies.flatMap((dependency) => namesOf(moduleGraph, moduleGraph.getModule(dependency))),
    ]),
  );
}

// An import of a CommonJS module may always use all of it.
function namesOf(moduleGraph, module) {
  const names = moduleGraph.getProvidedExports(module);
  const known = Array.isArray(names) ? names : [];
  return module.buildMeta.exportsType === 'namespace' ? known : [whole, 'default', ...known];
}

const sorted = (found) =>
  Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, names]) => [module, [...names].sort()]),
  );
