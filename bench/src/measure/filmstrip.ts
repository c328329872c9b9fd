import type { Browser } from '@playwright/test';
import { comparedNames } from '#sites/variants.ts';
import { newVisitor } from './chrome';
import { openLines } from './measure-pages';
import { mobile } from './profiles';

const stepMs = 200;

interface Frame {
  /** Milliseconds since the page was asked for. */
  at: number;
  /** A JPEG in base64. */
  picture: string;
}

/** First visits to a page on a mobile as a picture: (a) over (b), a frame every 200 ms, until both have come to rest. */
export async function filmstrip(browser: Browser, path: string): Promise<Buffer> {
  const lines = await openLines(mobile);
  const rows: Frame[][] = [];
  for (const variant of comparedNames)
    rows.push(await framesOf(lines[variant].address + path, lines[variant].quiet));
  const page = await browser.newPage({ viewport: { width: 1_600, height: 600 } });
  await page.setContent(stripOf(path, rows));
  const picture = await page.locator('table').screenshot({ type: 'png' });
  await page.close();
  return picture;
}

async function framesOf(url: string, quiet: () => Promise<void>): Promise<Frame[]> {
  const visitor = await newVisitor(mobile);
  const tab = await visitor.openTab();
  const frames: Frame[] = [];
  const started = Date.now();
  tab.Page.screencastFrame(({ data, sessionId, metadata }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000 - started, picture: data });
    void tab.Page.screencastFrameAck({ sessionId });
  });
  await tab.Page.startScreencast({ format: 'jpeg', quality: 70, maxWidth: 195, maxHeight: 422 });
  await tab.Page.navigate({ url });
  await tab.run(() => window.benchUsable);
  await quiet();
  await tab.Page.stopScreencast();
  await visitor.leave();
  return frames;
}

function stripOf(path: string, rows: readonly Frame[][]): string {
  const end = Math.max(...rows.flatMap((frames) => frames.map(({ at }) => at))) + stepMs;
  const steps = Array.from({ length: Math.ceil(end / stepMs) + 1 }, (_, step) => step * stepMs);
  const head = steps.map((at) => `<th>${(at / 1_000).toFixed(1)} s</th>`);
  const names = ['(a) composed', '(b) monolith'];
  const lines = rows.map((frames, row) => {
    const cells = steps.map((step) => {
      const picture = frames.findLast(({ at }) => at <= step)?.picture;
      return `<td>${picture ? `<img src="data:image/jpeg;base64,${picture}">` : ''}</td>`;
    });
    return `<tr><th>${names[row]}</th>${cells.join('')}</tr>`;
  });
  return `<style>body{margin:0;font:12px sans-serif}img,td{width:96px}td{height:208px;background:#eee}table{background:#fff}</style>
<table><tr><th>${path}</th>${head.join('')}</tr>${lines.join('')}</table>`;
}
