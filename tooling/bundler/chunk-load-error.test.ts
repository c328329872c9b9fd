import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// `shell/src/remotes/failures.ts` knows a chunk that did not come by the name of its error. This fails when webpack or its
// plugin for stylesheets gives the error another name.
test('a script and a stylesheet that do not come reject with an error called ChunkLoadError', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-load-error-'));
  writeFileSync(join(folder, 'entry.js'), "globalThis.loadPage = () => import('./page.js');");
  writeFileSync(join(folder, 'page.js'), "import './page.css'; export const page = 1;");
  writeFileSync(join(folder, 'page.css'), '.a { color: red; }');
  try {
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script(folder)], {
      cwd: resolve(__dirname, '..'),
      encoding: 'utf8',
    });
    expect(JSON.parse(answer)).toEqual({ script: 'ChunkLoadError', link: 'ChunkLoadError' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Builds the entry, runs it in a document that fails all tags of one kind, and prints how the errors are called. */
const script = (folder: string) => `
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const folder = ${JSON.stringify(folder)};
const require = createRequire(import.meta.url);
await new Promise((done, failed) => webpack({
  mode: 'none', context: folder, entry: './entry.js', target: 'web',
  output: { path: folder + '/dist', filename: 'main.js', publicPath: '/' },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
  plugins: [new MiniCssExtractPlugin()],
}, (error, stats) => error || stats.hasErrors() ? failed(error ?? new Error(String(stats))) : done()));

const names = {};
for (const failing of ['script', 'link']) {
  const tagOf = (kind) => ({ kind, setAttribute() {}, getAttribute: () => null });
  const appendChild = (tag) => {
    if (tag.kind === failing) queueMicrotask(() => tag.onerror({ type: 'error', target: tag }));
  };
  const document = { createElement: tagOf, getElementsByTagName: () => [], head: { appendChild } };
  const page = { document };
  new Function('self', 'document', 'globalThis', readFileSync(folder + '/dist/main.js', 'utf8'))(page, document, page);
  names[failing] = await page.loadPage().catch((error) => error.name);
}
console.log(JSON.stringify(names));
`;
