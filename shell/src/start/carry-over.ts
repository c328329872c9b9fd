// What a visitor may have done, and how it is replayed in the new element for the old one.
const steps: [selector: string, step: (again: HTMLElement, old: HTMLElement) => void][] = [
  ['input', (again, old) => type(again, (old as HTMLInputElement).value)],
  ['details[open]', (again) => again.setAttribute('open', '')],
  [':focus', (again) => again.focus({ preventScroll: true })],
  ['[data-pressed]', (again) => again.click()],
];

/**
 * Records what the visitor has done in the prerendered markup, and returns a function that replays it in the site: the text
 * typed, open details, the focus, the buttons pressed. Where they have done nothing, there is no such function.
 */
export function carryOver(markup: Element, site: Element): (() => void) | undefined {
  const done = steps.flatMap(([selector, step]) =>
    [...markup.querySelectorAll<HTMLElement>(selector)]
      .filter((old) => selector !== 'input' || isTyped(old as HTMLInputElement))
      .map((old) => () => {
        const again = alike(site, old)[alike(markup, old).indexOf(old)];
        if (again) step(again, old);
      }),
  );
  return done.length > 0 ? () => done.forEach((replay) => replay()) : undefined;
}

const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

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
