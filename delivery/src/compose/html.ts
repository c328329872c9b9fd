import { parse } from 'node-html-parser';

export interface Page {
  /** The shell's own `index.html`, as its build made it. */
  shell: string;
  /** The data blocks, by their id: values that the shell reads before it asks the network. */
  data: Record<string, unknown>;
  /** The content security policy that goes into the page itself, so that any static host enforces it. */
  policy: string;
}

/** The HTML that a customer loads. */
export function pageHtml({ shell, data, policy }: Page): string {
  const document = parse(shell, { comment: false });
  const head = document.querySelector('head');
  if (!head) throw new Error('The HTML of the shell has no head.');
  head.insertAdjacentHTML('afterbegin', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${inHtml(value)}</script>`,
  );
  head.insertAdjacentHTML('beforeend', blocks.join(''));
  return document.toString();
}

/** JSON that cannot end its script element early: `<` is written as an escape. */
const inHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
