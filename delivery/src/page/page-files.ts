import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const placesOfMedia = /@custom-media (--[\w-]+) ([^;]+);/g;

/** Builds the browser's part of the page, in memory: its script, its stylesheet and its fonts, by name. */
export async function pageFiles(root: string): Promise<Map<string, Buffer>> {
  // The compiler is large, and no other command waits for it.
  const { build } = await import('esbuild');
  const media = mediaIn(readFileSync(join(root, 'shared/tokens/css/media.css'), 'utf8'));
  const { outputFiles } = await build({
    absWorkingDir: join(root, 'release-page'),
    entryPoints: { page: 'src/app/start.tsx' },
    outdir: 'dist',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file' },
    logLevel: 'error',
    plugins: [
      {
        name: 'site-stylesheets',
        setup(plugin) {
          // The bundler of the site replaces the named widths in stylesheets; so does this one.
          plugin.onLoad({ filter: /\.css$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              /\((--[\w-]+)\)/g,
              (name, key: string) => media.get(key) ?? name,
            ),
            loader: path.endsWith('.module.css') ? 'local-css' : 'css',
          }));
        },
      },
    ],
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)]));
}

const mediaIn = (css: string) =>
  new Map([...css.matchAll(placesOfMedia)].map(([, name = '', condition = '']) => [name, condition]));
