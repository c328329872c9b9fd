import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, 'accepted');
const fileOf = (name: string) => join(folder, `${name}.webp`);

/** The names of the accepted pictures. */
export const acceptedNames = () =>
  existsSync(folder) ? readdirSync(folder).map((file) => file.replace('.webp', '')) : [];

/** Makes a picture the accepted one. */
export function accept(name: string, webp: Buffer) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), webp);
}

/** Copies the accepted picture to where Playwright expects it; without one nothing is there. */
export async function layOut(name: string, { at, paper }: { at: string; paper: Page }) {
  rmSync(at, { force: true });
  if (existsSync(fileOf(name)))
    await (await show(paper, readFileSync(fileOf(name)))).screenshot({ path: at });
}

/** A PNG at half its width and height, as WebP: so small that Git can keep it. */
export async function shrink(paper: Page, png: Buffer): Promise<Buffer> {
  const webp = await paper.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const whole = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(whole.width / 2);
    canvas.height = Math.ceil(whole.height / 2);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.6).replace(/^.*,/, '');
  }, png.toString('base64'));
  return Buffer.from(webp, 'base64');
}

/** Shows a picture in an empty page, and returns its element. */
export async function show(paper: Page, webp: Buffer): Promise<Locator> {
  const source = `data:image/webp;base64,${webp.toString('base64')}`;
  await paper.setContent(`<style>body { margin: 0 } img { display: block }</style><img src="${source}">`);
  const picture = paper.locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return picture;
}
