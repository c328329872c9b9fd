import { headAttribute } from '@site/release/document';
import { type HTMLElement, parse } from 'node-html-parser';

/** The head of a page for readers that run no script: search engines, link previews. */
export interface HeadOfPage {
  /** Title, descriptions, canonical address and data, as the page's build has drawn them; empty where it has none. */
  words: string;
  /** The page's title where its build draws no head. */
  title?: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

/** Puts the words of a page into the HTML. Data go to its end, since they show nothing. */
export function fillHead(document: HTMLElement, { words, title: name, isListed }: HeadOfPage): void {
  const title = document.querySelector('head > title');
  const body = document.querySelector('body');
  if (!title || !body) throw new Error('The HTML of the shell has no title or no body.');
  const tags = parse(words).children;
  tags.forEach((tag) => tag.setAttribute(headAttribute, ''));
  const textOf = (isWanted: (name: string) => boolean) =>
    tags.filter(({ tagName }) => isWanted(tagName)).join('');
  const robots = isListed ? '' : '<meta name="robots" content="noindex">';
  title.insertAdjacentHTML('afterend', textOf((name) => !['TITLE', 'SCRIPT'].includes(name)) + robots);
  body.insertAdjacentHTML(
    'beforeend',
    textOf((name) => name === 'SCRIPT'),
  );
  const ofPage = tags.find(({ tagName }) => tagName === 'TITLE');
  if (ofPage) title.set_content(ofPage.innerHTML);
  else if (name !== undefined) title.set_content(`${asText(name)} · ${title.innerHTML}`);
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
