const name = 'libraries';
const isLibrary = (module) =>
  module.type.startsWith('javascript') &&
  /[\\/]node_modules[\\/](?!\.federation)/.test(module.nameForCondition() ?? '');

// The federation plugin, at stage 11, takes its runtime back into the script that starts.
const stage = 12;

/**
 * Puts the libraries of the shell into a script of their own, which the HTML loads beside the one that starts. It says
 * nothing of the version: a release without a new library has the same bytes of it, and `delivery` gives it the same address.
 */
export class LibrariesPlugin {
  apply(compiler) {
    const { optimization, output } = compiler.options;
    // By default the name of this global has the version in it.
    output.chunkLoadingGlobal = 'siteShell';
    optimization.splitChunks.cacheGroups = {
      [name]: { name, test: isLibrary, chunks: 'initial', enforce: true },
    };
    compiler.hooks.thisCompilation.tap('LibrariesPlugin', ({ hooks, namedChunks, chunkGraph }) => {
      hooks.optimizeChunks.tap({ name: 'LibrariesPlugin', stage }, () => {
        const [start, libraries] = [namedChunks.get('main'), namedChunks.get(name)];
        for (const module of chunkGraph.getChunkModules(start).filter(isLibrary)) {
          chunkGraph.disconnectChunkAndModule(start, module);
          chunkGraph.connectChunkAndModule(libraries, module);
        }
      });
    });
  }
}
