import { test as base, expect } from '@playwright/test';

interface Options {
  /** Console lines that a test expects; any other error or warning fails it. */
  expectedConsole: RegExp[];
}

interface Fixtures {
  quietConsole: undefined;
}

/** The browser tests' `test`: a page whose console must stay silent. */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(error.message));
      await use(undefined);
      expect(lines.filter((line) => !expectedConsole.some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
