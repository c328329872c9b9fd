import type { Send } from './driver.ts';

// WebDriver's names of the keys that write nothing (https://www.w3.org/TR/webdriver2/#keyboard-actions).
const named: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const at = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});

export type Devices = ReturnType<typeof devices>;

/** The keyboard and the mouse of a browser, by the names that Playwright gives them. */
export function devices(send: Send) {
  const perform = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const keys = (values: readonly string[]) =>
    perform(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  let [left, top] = [0, 0];
  return {
    keyboard: {
      type: (text: string) => keys([...text]),
      press: async (combination: string) => {
        const values = combination.split('+').map((key) => named[key] ?? key);
        const down = values.map((value) => ({ type: 'keyDown', value }));
        const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
        await perform('key', [...down, ...up]);
      },
    },
    mouse: {
      move: async (x: number, y: number, { steps = 1 } = {}) => {
        const part = (step: number) =>
          at(left + ((x - left) * step) / steps, top + ((y - top) * step) / steps);
        await perform(
          'pointer',
          Array.from({ length: steps }, (_none, step) => part(step + 1)),
        );
        [left, top] = [x, y];
      },
      down: () => perform('pointer', [{ type: 'pointerDown', button: 0 }]),
      up: () => perform('pointer', [{ type: 'pointerUp', button: 0 }]),
    },
  };
}
