import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// `shell/src/remotes/failures.ts` knows a chunk that did not come by the name of its error, or by its code. This fails when a
// bundler or its plugin for stylesheets calls it otherwise.
test.each([
  ['webpack', 'webpack', 'mini-css-extract-plugin', { script: 'ChunkLoadError', link: 'ChunkLoadError' }],
  ['Rspack', '@rspack/core', '@rspack/core', { script: 'ChunkLoadError', link: 'CSS_CHUNK_LOAD_FAILED' }],
])(
  'of %s, a script and a stylesheet that do not come reject with an error that the shell knows',
  (...build) => {
    const [, bundler, extractor, known] = build;
    const folder = mkdtempSync(join(tmpdir(), 'chunk-load-error-'));
    writeFileSync(join(folder, 'entry.js'), "globalThis.loadPage = () => import('./page.js');");
    writeFileSync(join(folder, 'page.js'), "import './page.css'; export const page = 1;");
    writeFileSync(join(folder, 'page.css'), '.a { color: red; }');
    try {
      const words = ['--input-type=module', '--eval', script(folder, { bundler, extractor })];
      const answer = execFileSync(process.execPath, words, {
        cwd: resolve(__dirname, '..'),
        encoding: 'utf8',
      });
      expect(JSON.parse(answer)).toEqual(known);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** Builds the entry, runs it in a document that fails all tags of one kind, and prints how the errors are called. */
const script = (folder: string, { bundler, extractor }: { bundler: string; extractor: string }) => `
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import bundler from '${bundler}';
import extractor from '${extractor}';

const folder = ${JSON.stringify(folder)};
const require = createRequire(import.meta.url);
const ExtractPlugin = extractor.CssExtractRspackPlugin ?? extractor;
await new Promise((done, failed) => (bundler.rspack ?? bundler)({
  mode: 'none', context: folder, entry: './entry.js', target: 'web',
  output: { path: folder + '/dist', filename: 'main.js', publicPath: '/' },
  module: { rules: [{ test: /\\.css$/, type: 'javascript/auto', use: [ExtractPlugin.loader, require.resolve('css-loader')] }] },
  plugins: [new ExtractPlugin()],
}, (error, stats) => error || stats.hasErrors() ? failed(error ?? new Error(String(stats))) : done()));

const names = {};
for (const failing of ['script', 'link']) {
  const tagOf = (kind) => ({ kind, setAttribute() {}, getAttribute: () => null });
  const appendChild = (tag) => {
    if (tag.kind === failing) queueMicrotask(() => tag.onerror({ type: 'error', target: tag }));
  };
  const document = { createElement: tagOf, getElementsByTagName: () => [], head: { appendChild } };
  const page = { document, location: { origin: '' } };
  new Function('self', 'document', 'globalThis', readFileSync(folder + '/dist/main.js', 'utf8'))(page, document, page);
  names[failing] = await page.loadPage().catch((error) => error.name === 'Error' ? error.code : error.name);
}
console.log(JSON.stringify(names));
// The time limit of a chunk would keep the process for two minutes.
process.exit();
`;
