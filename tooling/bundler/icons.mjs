import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The share of an icon's width that no shape of a launcher cuts off. */
const safeShare = 0.62;

/**
 * Adds the site's icons and its web app manifest to a build, all made from one drawing. `folder` is the output
 * folder for files of the site's root; `manifest` has the remaining fields.
 */
export class IconsPlugin {
  constructor({ drawing, folder, ground, manifest }) {
    Object.assign(this, { drawing, folder, ground, manifest });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'IconsPlugin', stage }, async () => {
        const drawing = await readFile(join(compiler.context, this.drawing));
        for (const [file, body] of await filesOf(drawing, this.ground, this.manifest))
          compilation.emitAsset(this.folder + file, new sources.RawSource(body));
      });
    });
  }
}

async function filesOf(drawing, ground, manifest) {
  const launcher = (size) => onGround(drawing, size, ground);
  return [
    ['favicon.ico', icoOf(await bare(drawing, 32), 32)],
    ['apple-touch-icon.png', await launcher(180)],
    ['icon-192.png', await bare(drawing, 192)],
    ['icon-512.png', await bare(drawing, 512)],
    ['icon-maskable-512.png', await launcher(512)],
    ['site.webmanifest', `${JSON.stringify({ ...manifest, icons }, null, 2)}\n`],
  ];
}

const iconOf = (file, size, purpose) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const icons = [
  iconOf('icon-192.png', 192, 'any'),
  iconOf('icon-512.png', 512, 'any'),
  iconOf('icon-maskable-512.png', 512, 'maskable'),
];

// Flat art: few colours look the same as all, and weigh a third.
const asPng = (image) => image.png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();

const bare = (drawing, size) => asPng(sharp(drawing, { density: 960 }).resize(size));

async function onGround(drawing, size, background) {
  const input = await bare(drawing, Math.round(size * safeShare));
  const ground = sharp({ create: { width: size, height: size, channels: 3, background } });
  return asPng(ground.composite([{ input }]));
}

/** An icon file with one picture, as PNG: its header and the one entry of its directory. */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
