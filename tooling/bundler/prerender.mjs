import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { assetModuleFilename, classNames, pictures, resolveSources, typescript } from './rules.mjs';
import { drawingFolders, statefulFolders } from './singletons.mjs';

const require = createRequire(import.meta.url);
const folderOfMarkup = 'prerendered';
const scriptName = 'script';

/**
 * Adds to a build what a page shows before the app's own scripts run. `markup` is the file that makes it: built
 * for Node and its `prerendered()` is called, which returns markup and heads by the address of the page, or
 * another name. `script` is a small script for the browser, built alone.
 */
export class PrerenderPlugin {
  constructor(folder, { identity, markup, script }) {
    Object.assign(this, { folder, identity, markup, script });
    /** What the build has by this plugin: its files by address or name. */
    this.files = { markup: {}, heads: {} };
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        // A build that fails has no use for it.
        if (compilation.errors.length > 0) return;
        for (const { kind, name, file, text } of await this.contents()) {
          const path = `${folderOfMarkup}/${file}`;
          this.files[kind][name] = path;
          compilation.emitAsset(path, new sources.RawSource(text));
        }
      });
    });
  }

  async contents() {
    const drawn = await inNode({ ...this.common(), ...forNode(this.identity), entry: this.markup });
    const pages = [
      ...filesOf('markup', drawn.markup, '.html'),
      ...filesOf('heads', drawn.heads, '.head.html'),
    ];
    if (!this.script) return pages;
    const script = await built({ ...this.common(), ...forBrowser, entry: this.script }, readOnly);
    return [...pages, { kind: 'markup', name: scriptName, ...script }];
  }

  common() {
    return { mode: 'production', context: this.folder, devtool: false, resolve: resolveSources };
  }
}

const filesOf = (kind, texts, ending) =>
  Object.entries(texts).map(([name, text]) => ({ kind, name, file: slugOf(name) + ending, text }));

const slugOf = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'index';

const classesOf = (app) => ({
  loader: require.resolve('css-loader'),
  options: { modules: { ...classNames(app), exportOnlyLocals: true } },
});

/** The names of classes and files are those of the build for the browser; styles and files themselves are not needed. */
const forNode = ({ name, version }) => ({
  target: 'node20',
  experiments: { layers: true },
  output: {
    filename: 'markup.cjs',
    library: { type: 'commonjs2' },
    publicPath: `/${name}/${version}/`,
    assetModuleFilename,
  },
  module: {
    rules: [
      typescript({ production: true }),
      // In the browser these come from the shell, and what they import with them.
      { include: statefulFolders, exclude: drawingFolders, layer: 'shell' },
      { include: /node_modules/, layer: 'libraries' },
      {
        test: /\.module\.css$/,
        oneOf: [{ issuerLayer: 'shell', ...classesOf('shell') }, classesOf(name)],
      },
      { ...pictures, generator: { emit: false } },
    ],
  },
  // Node runs it once, so work for fewer bytes is lost.
  optimization: {
    minimize: false,
    concatenateModules: false,
    mangleExports: false,
    innerGraph: false,
    realContentHash: false,
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

const forBrowser = {
  target: 'web',
  output: { filename: `${scriptName}.[contenthash:10].js` },
  module: { rules: [typescript({ production: true })] },
};

const inNode = (config) => built(config, (folder) => require(join(folder, 'markup.cjs')).prerendered());

async function readOnly(folder) {
  const [file, ...others] = await readdir(folder);
  if (others.length > 0) throw new Error(`The build of a script made ${others.length} files too many.`);
  return { file, text: await readFile(join(folder, file), 'utf8') };
}

/** Builds into a folder that is gone again once it was read. */
async function built(config, read) {
  const path = await mkdtemp(join(tmpdir(), 'site-prerender-'));
  try {
    await new Promise((resolve, reject) => {
      webpack({ ...config, output: { ...config.output, path } }, (error, stats) => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    return await read(path);
  } finally {
    await rm(path, { recursive: true });
  }
}
