import { parse } from 'node-html-parser';
import { findRelease } from '#publish/release.ts';
import { nothingIfRefused } from '#refusal.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';

/** An HTML without a script, and the paths that get it. */
export interface PlainPages {
  file: string;
  paths: string[];
  html: string;
}

/** What such an HTML is made of: that of the shell, and the content policy. */
export interface Plain {
  shell: string;
  policy: string;
}

/** One HTML for each retired remote: a redirect, or a page that says that there is nothing any more. It runs no script. */
export async function retiredPages(
  depot: Depot,
  pointers: ReadonlyMap<string, Pointer>,
  { shell, policy }: Plain,
): Promise<PlainPages[]> {
  const pages: PlainPages[] = [];
  for (const { name, live, retired } of pointers.values()) {
    if (live || !retired) continue;
    const release = await findRelease(depot, name, retired.version).catch(nothingIfRefused);
    if (release)
      pages.push({
        file: `pages/retired-${name}.html`,
        paths: release.build.routes,
        html: plainHtml({ shell, policy, to: retired.to }),
      });
  }
  return pages;
}

const text = {
  title: 'Página retirada do ar',
  moved: 'Esta página mudou de endereço',
  gone: 'Esta página não existe mais',
  follow: 'Ir para o novo endereço',
  home: 'Ir para a página inicial',
};

/** The head of the shell's own HTML without its code, so that icons and typeface stay those of the site. */
export function plainHtml({ shell, policy, to }: Plain & { to: string | undefined }): string {
  const document = parse(shell, { comment: false });
  document
    .querySelectorAll('script, link[rel="preload"], link[rel="modulepreload"]')
    .forEach((tag) => tag.remove());
  const target = to === undefined ? '/' : escaped(to);
  const refresh = to === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${target}">`;
  const [title, action] = to === undefined ? [text.gone, text.home] : [text.moved, text.follow];
  document.querySelector('title')?.set_content(text.title);
  document
    .querySelector('head')
    ?.insertAdjacentHTML(
      'afterbegin',
      `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">${refresh}`,
    );
  document
    .querySelector('body')
    ?.set_content(`<main><h1>${title}</h1><p><a href="${target}">${action}</a></p></main>`);
  return document.toString();
}

const escaped = (address: string) => address.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
