/**
 * Takes note of what the visitor has done in the prerendered markup, and returns what does it again in the site that has
 * taken its place: the text typed, the focus, open details, the buttons pressed, how far they have scrolled.
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

/** Finds the element that has taken the place of one: of the same kind and words, and the same of several such. */
function find(root: Element, element: Element): () => HTMLElement | undefined {
  const words = wordsOf(element);
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter((other) => wordsOf(other) === words);
  const place = alike().indexOf(element as HTMLElement);
  return () => alike()[place];
}

const wordsOf = (element: Element) =>
  ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join() + element.textContent;

// React listens for the event, and takes it for new only when the value was set behind its back.
function type(input: HTMLElement | undefined, text: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
