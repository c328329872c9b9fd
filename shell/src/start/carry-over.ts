const all = (selector: string) => (markup: Element) => [...markup.querySelectorAll<HTMLElement>(selector)];
const typedIn = (markup: Element) =>
  [...markup.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue);

// What a visitor may have done, and how it is replayed in the new element for the old one.
const steps: [
  find: (markup: Element) => HTMLElement[],
  step: (again: HTMLElement, old: HTMLElement) => void,
][] = [
  [typedIn, (again, old) => type(again, (old as HTMLInputElement).value)],
  [all('details[open]'), (again) => again.setAttribute('open', '')],
  [all(':focus'), (again) => again.focus({ preventScroll: true })],
  [all('[data-pressed]'), (again) => again.click()],
];

/**
 * Records what the visitor has done in the prerendered markup, and returns a function that replays it in the site: the text
 * typed, open details, the focus, the buttons pressed. Where they have done nothing, there is no such function.
 */
export function carryOver(markup: Element, site: Element): (() => void) | undefined {
  const done = steps.flatMap(([find, step]) =>
    find(markup).map((old) => () => {
      const again = alike(site, old)[alike(markup, old).indexOf(old)];
      if (again) step(again, old);
    }),
  );
  return done.length > 0 ? () => done.forEach((replay) => replay()) : undefined;
}

/** The elements with the same tag and text. The new one for an old one has the same index among those. */
const alike = (root: Element, old: Element) =>
  [...root.querySelectorAll<HTMLElement>(old.tagName)].filter((other) => wordsOf(other) === wordsOf(old));

const wordsOf = (element: Element) =>
  ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join() + element.textContent;

// React ignores an `input` event whose value it already knows, so the value is set through the native setter.
function type(input: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
