import { customersAttribute, fillElement, pageTemplateId } from '@site/release/document';
import { readReleased, type Release } from '#publish/release.ts';
import type { Depot } from '#storage/depot.ts';
import { type Preload, preload, preloadsOf } from './preloads';
import type { RouteGroup } from './route-groups';

/** What an address shows before the shell's code has come: markup of the builds, and the script that goes with it. */
export interface Prerendered {
  markup: string;
  script: Preload;
}

/** The frame that the shell's build brings, the same for every address. Refuses bytes that were not published. */
export async function readFrame(depot: Depot, shell: Release): Promise<Prerendered | undefined> {
  const { frame, script } = shell.build.prerendered;
  if (!frame || !script) return undefined;
  return { markup: String(await readReleased(depot, shell, frame)), script: preload(shell, script) };
}

/** The frame with the page of a group in it, where its build brings markup. Refuses bytes that were not published. */
export async function withPage(depot: Depot, frame: Prerendered, group?: RouteGroup): Promise<Prerendered> {
  if (!group?.markup) return frame;
  const content = await pageMarkup(depot, group, group.markup);
  const attribute = group.isForCustomers ? customersAttribute : undefined;
  const place = { tag: 'template', id: pageTemplateId, attribute };
  return { ...frame, markup: fillElement(frame.markup, { ...place, content }) };
}

async function pageMarkup(depot: Depot, group: RouteGroup, file: string): Promise<string> {
  const markup = await readReleased(depot, group.version.release, file);
  const styles = preloadsOf(group).filter(({ as }) => as === 'style');
  return `${styles.map(styleTag).join('')}${String(markup)}`;
}

// Webpack would take a stylesheet of the same address for the one that the page needs, and it goes with this markup. Where
// there is `data-href`, webpack looks at that.
const styleTag = ({ address, integrity }: Preload) =>
  `<link rel="stylesheet" href="${address}" data-href="prerendered" integrity="${integrity}" crossorigin="anonymous">`;
