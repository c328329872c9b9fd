import { configId, firstCallId, registryId } from '@site/release/document';
import { configFile, folderOf, isCode, registryFile, shellName } from '@site/release/files';
import type { Registry } from '@site/release/registry';
import { readRelease, readReleased, type Release } from '#publish/release.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import type { Prefixes } from '#verify/routes.ts';
import { jsonBytes } from '#storage/store.ts';
import { type Prerendered, readFrame, withPage } from './prerendered';
import { pageHtml } from './html';
import { type OfferedRemote, offeredRemote } from './live-versions';
import { type AllowedOrigins, codePolicy, contentPolicy } from './policy';
import { preload, preloadsOf } from './preloads';
import { remoteRow } from './registry-rows';
import { movedPages } from './moved-pages';
import { retiredPages } from './retired-pages';
import { type RouteGroup, routeGroups } from './route-groups';
import { siteMap } from './site-map';

/** What differs between two environments that run the same bytes. */
export interface SiteSettings {
  /** Goes to the browser as `/config.json`. */
  config: Record<string, unknown>;
  allow: AllowedOrigins;
  prefixes?: Prefixes | undefined;
}

/** Every file of the site that changes with a release, by its key. */
export async function siteFiles(
  depot: Depot,
  pointers: ReadonlyMap<string, Pointer>,
  settings: SiteSettings,
): Promise<Map<string, Buffer>> {
  const shell = await shellRelease(depot, pointers);
  const offers = [...pointers.values()].filter(({ name }) => name !== shellName);
  const found = await Promise.all(
    offers.map((pointer) => offeredRemote(depot, pointer, shell?.build.speaks ?? [])),
  );
  const remotes = found.filter((remote) => remote !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1));

  const files = new Map<string, Buffer>([
    [
      registryFile,
      jsonBytes({ remotes: remotes.map((remote) => remoteRow(remote, false)) } satisfies Registry),
    ],
    [configFile, jsonBytes(settings.config)],
  ]);
  if (!shell) return files;

  const groups = routeGroups(remotes);
  const index = await readReleased(depot, shell, 'index.html');
  const frame = await readFrame(depot, shell);
  const write = async (file: string, group?: RouteGroup) => {
    const sight = frame && (await withPage(depot, frame, group));
    const words = group?.head ? String(await readReleased(depot, group.version.release, group.head)) : '';
    const html = groupHtml({ shell, index: index.toString('utf8'), remotes, settings, group, sight, words });
    files.set(file, Buffer.from(html));
  };
  for (const group of groups) await write(group.file, group);
  if (!files.has('index.html')) await write('index.html');
  // A server whose rules are older than this release still requests the file of a group that no longer
  // exists.
  for (const file of await depot.list('pages/')) if (!files.has(file)) await write(file);
  const plain = { shell: index.toString('utf8'), policy: contentPolicy(settings.allow) };
  const without = [...movedPages(remotes, plain), ...(await retiredPages(depot, pointers, plain))];
  for (const { file, html } of without) files.set(file, Buffer.from(html));
  const taken = new Set(groups.flatMap(({ paths }) => paths));
  const gone = without.map(({ file, paths }) => ({ file, paths: paths.filter((path) => !taken.has(path)) }));
  files.set(
    'pages.json',
    jsonBytes({
      pages: [...groups, ...gone].flatMap(({ file, paths }) => paths.map((path) => ({ path, file }))),
    }),
  );
  const { siteUrl } = shell.build;
  if (siteUrl) files.set('sitemap.xml', await siteMap(depot, remotes, siteUrl));
  for (const [key, body] of await rootFiles(depot, shell)) files.set(key, body);
  return files;
}

interface GroupHtml {
  shell: Release;
  index: string;
  remotes: readonly OfferedRemote[];
  settings: SiteSettings;
  group: RouteGroup | undefined;
  sight: Prerendered | undefined;
  words: string;
}

function groupHtml({ shell, index, remotes, settings, group, sight, words }: GroupHtml): string {
  const rows = remotes.map((remote) => remoteRow(remote, remote.name === group?.remote.name));
  const code = Object.entries(shell.files).filter(([file]) => isCode(file));
  const own = folderOf(shell.build);
  const hashes = code.map(([file, { integrity }]) => [own + file, integrity] as const);
  const registry: Registry = {
    remotes: rows,
    // What the shell's own code asks for later, it asks for beside itself.
    shell: { version: shell.build.version, files: Object.fromEntries(hashes) },
  };
  return pageHtml({
    shell: index,
    fileAt: (address) => {
      const file = address.slice(own.length);
      return shell.files[file] && preload(shell, file);
    },
    preloads: [
      ...shell.build.preload.map((file) => preload(shell, file)),
      ...(group ? preloadsOf(group) : []),
    ],
    prerendered: sight,
    head: { words, title: group?.title, isListed: group?.isListed ?? true },
    data: {
      [registryId]: registry,
      [configId]: settings.config,
      ...(group?.firstCall && { [firstCallId]: group.firstCall }),
    },
    policies: [
      contentPolicy(settings.allow),
      codePolicy({
        apps: [shellName, ...remotes.map(({ name }) => name)],
        allow: settings.allow,
        isGated: shell.build.gatesScripts,
      }),
    ],
  });
}

async function shellRelease(
  depot: Depot,
  pointers: ReadonlyMap<string, Pointer>,
): Promise<Release | undefined> {
  const version = pointers.get(shellName)?.live;
  return version ? readRelease(depot, shellName, version) : undefined;
}

/** What the shell's build has under `root/` belongs to the root of the site: icons, robots.txt. */
async function rootFiles(depot: Depot, shell: Release): Promise<[string, Buffer][]> {
  const names = Object.keys(shell.files).filter((file) => file.startsWith('root/'));
  const entry = async (name: string): Promise<[string, Buffer]> => [
    name.slice('root/'.length),
    await readReleased(depot, shell, name),
  ];
  return Promise.all(names.map(entry));
}
