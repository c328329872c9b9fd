import type { Page } from '@playwright/test';

/** A PNG at half its width and height. `page` is any page; what it shows plays no part. */
export async function halfSize(page: Page, png: Buffer): Promise<Buffer> {
  const half = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const whole = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(whole.width / 2);
    canvas.height = Math.ceil(whole.height / 2);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, png.toString('base64'));
  return Buffer.from(half, 'base64');
}
