import { readReleased, type Release } from '#publish/release.ts';
import type { Depot } from '#storage/depot.ts';
import { type Preload, preload, preloadsOf } from './preloads';
import { favourite, type RouteGroup } from './route-groups';

/** What an address shows before the shell's code has come: markup of the builds, and the script that goes with it. */
export interface FirstSight {
  markup: string;
  script: Preload;
}

// The frame leaves this place for the page, and the shell's script looks for it by the same name.
const place = '<template id="first-page"></template>';

/** The frame with the page of a group in it, as far as their builds bring markup. Refuses bytes that were not published. */
export async function firstSight(
  depot: Depot,
  shell: Release,
  group?: RouteGroup,
): Promise<FirstSight | undefined> {
  const { frame, 'first-sight': script } = shell.build.prerendered;
  if (!frame || !script) return undefined;
  const markup = String(await readReleased(depot, shell, frame));
  const page = group?.markup && (await pageMarkup(depot, group, group.markup));
  return {
    markup: page ? markup.replace(place, () => place.replace('><', () => `>${page}<`)) : markup,
    script: preload(shell, script),
  };
}

async function pageMarkup(depot: Depot, group: RouteGroup, file: string): Promise<string> {
  const markup = await readReleased(depot, favourite(group.remote).release, file);
  const styles = preloadsOf(group).filter(({ as }) => as === 'style');
  return `${styles.map(styleTag).join('')}${String(markup)}`;
}

// Webpack would take a stylesheet of the same address for the one that the page needs, and it goes with this markup. Where
// there is `data-href`, webpack looks at that.
const styleTag = ({ address, integrity }: Preload) =>
  `<link rel="stylesheet" href="${address}" data-href="first-sight" integrity="${integrity}" crossorigin="anonymous">`;
