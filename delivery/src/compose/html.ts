import { appId, fillElement } from '@site/release/document';
import { type HTMLElement, parse } from 'node-html-parser';
import { fillHead, type HeadOfPage } from './head';
import type { Prerendered } from './prerendered';
import type { Preload } from './preloads';

export interface Page {
  /** The shell's own `index.html`, as its build made it. */
  shell: string;
  /** The address on the site, and the hash, of a file that the shell's own HTML names. */
  fileAt(address: string): Pick<Preload, 'address' | 'integrity'> | undefined;
  preloads: readonly Preload[];
  prerendered: Prerendered | undefined;
  head: HeadOfPage;
  /** The data blocks, by their id: values that the shell reads before it asks the network. */
  data: Record<string, unknown>;
  /** The content security policies that go into the page itself, so that any static host enforces them. */
  policies: readonly string[];
}

/** The HTML that a customer loads. */
export function pageHtml({
  shell,
  fileAt,
  preloads,
  prerendered,
  head: ofPage,
  data,
  policies,
}: Page): string {
  const document = parse(shell, { comment: false });
  const head = document.querySelector('head');
  if (!head) throw new Error('The HTML of the shell has no head.');
  for (const tag of head.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="preload"]'))
    seal(tag, fileAt);
  head.insertAdjacentHTML('afterbegin', policies.map(policyTag).join(''));
  fillHead(document, ofPage);
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${inHtml(value)}</script>`,
  );
  const isStyle = ({ as }: Preload) => as === 'style';
  const laterPreloads = preloads.filter((file) => !isStyle(file)).map(preloadTag);
  head.insertAdjacentHTML('beforeend', [...blocks, ...laterPreloads].join(''));
  const script = head.querySelector('script[src]');
  // A shell of before 2026-11-29 looks for deferred scripts.
  const isModule = script?.getAttribute('type') === 'module';
  const stylesheets = head.querySelectorAll('link[rel="stylesheet"]').map((tag) => tag.remove());
  const first = [
    // The page's before the frame's: at the first painting both are there.
    ...preloads.filter(isStyle).map(preloadTag),
    ...stylesheets,
    // Modules and deferred scripts run in the order of the HTML. WebKit delays an async script until all of them have run.
    ...(prerendered ? [scriptTag(prerendered.script, isModule)] : []),
  ];
  // What the first painting needs is asked for first: over HTTP/1.1 a browser makes six requests at once.
  if (script) script.insertAdjacentHTML('beforebegin', first.join(''));
  else head.insertAdjacentHTML('beforeend', first.join(''));
  const html = document.toString();
  return prerendered ? fillElement(html, { tag: 'div', id: appId, content: prerendered.markup }) : html;
}

const policyTag = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

function seal(tag: HTMLElement, fileAt: Page['fileAt']) {
  const attribute = tag.hasAttribute('src') ? 'src' : 'href';
  const named = tag.getAttribute(attribute) ?? '';
  const file = fileAt(named);
  if (!file) throw new Error(`The shell's HTML loads ${named}, which is not a file of its build.`);
  tag.setAttribute(attribute, file.address);
  tag.setAttribute('integrity', file.integrity);
  tag.setAttribute('crossorigin', 'anonymous');
  // Chromium would ask for a module as for a stylesheet, and the page would be painted later.
  if (tag.getAttribute('type') === 'module') tag.setAttribute('fetchpriority', 'low');
}

// A module that has come runs before the first painting or after it, as it happens; here the page would come a painting later.
const scriptTag = ({ address, integrity }: Preload, isModule: boolean) =>
  `<script ${isModule ? 'type="module" blocking="render"' : 'defer'} fetchpriority="high" src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>`;

// By default a browser asks for the script of a preload as soon as for a stylesheet, and for the shell's own, without which
// it cannot run, after it.
const preloadTag = ({ address, as, integrity }: Preload) => {
  const priority = as === 'script' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${as}"${priority} href="${address}" integrity="${integrity}" crossorigin="anonymous">`;
};

/** JSON that cannot end its script element early: `<` is written as an escape. */
const inHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
