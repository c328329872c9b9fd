import axe from 'axe-core';

/**
 * Fails with one line per broken accessibility rule of WCAG 2.2 A and AA. The browser tests check colours and
 * landmarks.
 */
export async function expectNoViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(lines).toEqual([]);
}
