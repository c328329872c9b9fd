/**
 * Records what the visitor has done in the prerendered markup, and returns a function that replays it in the site:
 * the text typed, the focus, open details, the buttons pressed, the scroll position.
 */
export function carryOver(root: Element): () => void {
  const { scrollY } = window;
  const active = document.activeElement;
  const focused = active && root.contains(active) ? find(root, active) : undefined;
  const typed = [...root.querySelectorAll<HTMLInputElement>('input')].filter(
    (input) => input.value !== input.defaultValue,
  );
  const texts = typed.map((input) => [find(root, input), input.value] as const);
  const opened = [...root.querySelectorAll('details[open]')].map((details) => find(root, details));
  const pressed = [...root.querySelectorAll('[data-pressed]')].map((button) => find(root, button));
  return () => {
    if (scrollY > 0) window.scrollTo(0, scrollY);
    for (const [again, text] of texts) type(again(), text);
    for (const again of opened) again()?.setAttribute('open', '');
    focused?.()?.focus({ preventScroll: true });
    for (const again of pressed) again()?.click();
  };
}

/** Finds the new element for an old one: same tag, same text, same index among those. */
function find(root: Element, element: Element): () => HTMLElement | undefined {
  const words = wordsOf(element);
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter((other) => wordsOf(other) === words);
  const place = alike().indexOf(element as HTMLElement);
  return () => alike()[place];
}

const wordsOf = (element: Element) =>
  ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join() + element.textContent;

// React ignores an `input` event whose value it already knows, so the value is set through the native setter.
function type(input: HTMLElement | undefined, text: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
