/**
 * Records what the visitor has done in the prerendered markup, and returns a function that replays it in the site: the text
 * typed, the focus, open details, the buttons pressed. Where they have done nothing, there is no such function.
 */
export function carryOver(markup: Element, site: Element): (() => void) | undefined {
  const active = document.activeElement;
  const focused = active && markup.contains(active) ? [active] : [];
  const typed = [...markup.querySelectorAll<HTMLInputElement>('input')].filter(
    (input) => input.value !== input.defaultValue,
  );
  const opened = [...markup.querySelectorAll('details[open]')];
  const pressed = [...markup.querySelectorAll('[data-pressed]')];
  if ([...focused, ...typed, ...opened, ...pressed].length === 0) return undefined;

  /** Finds the new element for an old one: same tag, same text, same index among those. */
  const again = (element: Element) => {
    const place = alike(markup, element).indexOf(element as HTMLElement);
    return alike(site, element)[place];
  };
  return () => {
    for (const input of typed) type(again(input), input.value);
    for (const details of opened) again(details)?.setAttribute('open', '');
    for (const element of focused) again(element)?.focus({ preventScroll: true });
    for (const button of pressed) again(button)?.click();
  };
}

const alike = (root: Element, element: Element) =>
  [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => wordsOf(other) === wordsOf(element),
  );

const wordsOf = (element: Element) =>
  ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join() + element.textContent;

// React ignores an `input` event whose value it already knows, so the value is set through the native setter.
function type(input: HTMLElement | undefined, text: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
