import type { Locator } from '@playwright/test';
import type { WebKitPage } from './page.ts';
import type { Expected } from './programs.ts';

const steps = ['locator', 'getByRole', 'getByLabel', 'getByText', 'filter', 'first', 'last', 'nth'] as const;

/** The words of a program for a value: patterns and other locators are more than JSON. */
function written(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('_apiName' in value) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${written(inner)}`);
  return `{ ${entries.join(', ')} }`;
}

/** A locator of Playwright for a page in WebKit. `code` finds it within the page, by Playwright's own code. */
export function locatorOf(page: WebKitPage, code: string): Locator {
  /** Runs a function of one element, as soon as there is one in the wanted states. */
  const withElement = <Answer>(program: string, { states = [] as string[], args = [] as unknown[] } = {}) =>
    page.until<Answer>(
      String(locator),
      `const found = ${code}.elements;
       if (found.length > 1) throw new Error('strict mode violation: ' + found.length + ' elements');
       if (found.length === 0) return undefined;
       const missing = await kit.checkElementStates(found[0], ${JSON.stringify(states)}, true);
       if (missing) return undefined;
       return { value: await (${program})(found[0], ...args) };`,
      args,
    );
  const focus = () => withElement('(element) => void kit.focusNode(element)');
  const isChecked = () => withElement<boolean>('(element) => element.checked');

  /** The middle of the element, once nothing lies over it. */
  const middle = () =>
    withElement<{ x: number; y: number }>(
      `async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const point = { x: x + width / 2, y: y + height / 2 };
        const over = kit.expectHitTarget(point, element);
        if (over !== 'done') throw new Error('behind ' + over.hitTargetDescription);
        return point;
      }`,
      { states: ['visible', 'enabled', 'stable'] },
    );
  const click = async () => {
    const { x, y } = await middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  };
  const setChecked = async (wanted: boolean) => {
    if ((await isChecked()) !== wanted) await click();
  };
  const count = () => page.run<number>(`return ${code}.elements.length;`);

  const locator = {
    _apiName: 'Locator',
    _expect: (expression: string, expected: Expected) => page.judge(expression, expected, code),
    toString: () => code,
    ...Object.fromEntries(
      steps.map((step) => [
        step,
        (...args: unknown[]) => locatorOf(page, `${code}.${step}(${args.map(written).join(', ')})`),
      ]),
    ),
    page: () => page,
    count,
    all: async () =>
      Array.from({ length: await count() }, (_none, index) => locatorOf(page, `${code}.nth(${index})`)),
    click,
    check: () => setChecked(true),
    uncheck: () => setChecked(false),
    focus,
    hover: async () => {
      const { x, y } = await middle();
      await page.mouse.move(x, y);
    },
    press: async (key: string) => {
      await focus();
      await page.keyboard.press(key);
    },
    pressSequentially: async (text: string) => {
      await focus();
      await page.keyboard.type(text);
    },
    fill: async (text: string) => {
      await withElement('(element, text) => void kit.fill(element, text)', {
        states: ['visible', 'enabled', 'editable'],
        args: [text],
      });
      if (text) await page.keyboard.type(text);
      else await page.keyboard.press('Delete');
    },
    selectOption: (label: string) =>
      withElement(
        `(element, label) => {
          const chosen = kit.selectOptions(element, [{ valueOrLabel: label }]);
          if (!Array.isArray(chosen)) throw new Error(chosen);
        }`,
        { states: ['visible', 'enabled'], args: [label] },
      ),
    scrollIntoViewIfNeeded: () =>
      withElement(`(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`),
    waitFor: async ({ state = 'visible' } = {}) => {
      const { matches } = await page.judge(`to.be.${state}`, { isNot: false, timeout: 30_000 }, code);
      if (!matches) throw new Error(`${code} was never ${state}`);
    },
    isVisible: () =>
      page.run<boolean>(`const at = ${code}.element; return Boolean(at) && kit.utils.isElementVisible(at);`),
    evaluate: (program: unknown, arg?: unknown) => withElement(String(program), { args: [arg] }),
    evaluateAll: (program: unknown, arg?: unknown) =>
      page.run(`return (${String(program)})(${code}.elements, ...args);`, [arg]),
    boundingBox: () =>
      withElement(
        '(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }',
      ),
    inputValue: () => withElement<string>('(element) => element.value'),
    innerText: () => withElement<string>('(element) => element.innerText'),
    textContent: () => withElement<string>('(element) => element.textContent'),
    getAttribute: (name: string) =>
      withElement('(element, name) => element.getAttribute(name)', { args: [name] }),
    isChecked,
  };
  return locator as unknown as Locator;
}
