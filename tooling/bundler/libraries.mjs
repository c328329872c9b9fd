const isLibrary = (module) =>
  module.type.startsWith('javascript') &&
  /[\\/]node_modules[\\/](?!\.federation)/.test(module.nameForCondition() ?? '');

// The federation plugin, at stage 11, takes its runtime back into the script that starts.
const stage = 12;

// And their styles: the first painting waits for the stylesheets, and on a line that all files share two come sooner than one.
const isOurs = (module) =>
  /^(javascript|css)/.test(module.type) && /[\\/]shared[\\/]/.test(module.nameForCondition() ?? '');
const part = (name, test) => ({ name, test, chunks: 'initial', enforce: true });

/**
 * Puts the libraries of the shell, and the packages of the site, into scripts and a stylesheet of their own, which the HTML loads beside the one
 * that starts. They say nothing of the version: a release that does not change one has the same bytes of it, and `delivery`
 * gives it the same address.
 */
export class LibrariesPlugin {
  apply(compiler) {
    const { optimization, output } = compiler.options;
    // By default the name of this global has the version in it.
    output.chunkLoadingGlobal = 'siteShell';
    optimization.splitChunks.cacheGroups = {
      libraries: part('libraries', isLibrary),
      packages: part('packages', isOurs),
    };
    compiler.hooks.thisCompilation.tap('LibrariesPlugin', ({ hooks, namedChunks, chunkGraph }) => {
      hooks.optimizeChunks.tap({ name: 'LibrariesPlugin', stage }, () => {
        const [start, libraries] = [namedChunks.get('main'), namedChunks.get('libraries')];
        for (const module of chunkGraph.getChunkModules(start).filter(isLibrary)) {
          chunkGraph.disconnectChunkAndModule(start, module);
          chunkGraph.connectChunkAndModule(libraries, module);
        }
      });
    });
  }
}
