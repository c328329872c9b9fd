import { openCard, scratchCell } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds since the trace's own zero. */
  ts: number;
  dur?: number;
  /** Microseconds that the thread itself worked; a busy machine does not lengthen them. */
  tdur?: number;
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** Work that the tests' own tool puts on the page's thread: its script alone takes longer than any frame. */
const isOfTheTool = ({ args }: TraceEvent): boolean =>
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

test('no frame takes longer than 50 ms while a cell is scratched on a CPU four times slower', async ({
  page,
  browser,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, {});
  await signIn(customer);
  await openCard(page, number);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });

  for (const y of [60, 90, 120, 150]) {
    // Between two places the mouse moves in four steps: here a finger's many.
    await scratchCell(page, 1, [
      [8, y],
      [29, y],
      [50, y],
      [70, y],
      [50, y + 5],
      [29, y + 10],
      [8, y + 15],
    ]);
  }

  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const onMain = traceEvents.filter(({ pid, tid }) => main.has(`${pid}/${tid}`));
  const ofTheTool = onMain.filter(isOfTheTool);
  const tasks = onMain
    .filter(({ name }) => /RunTask$/.test(name))
    .filter(({ ts, dur = 0 }) => !ofTheTool.some((event) => event.ts >= ts && event.ts <= ts + dur))
    .map(({ tdur = 0 }) => tdur / 1000);
  const strokes = traceEvents.filter(({ name }) => name === 'EventDispatch').length;

  expect(strokes).toBeGreaterThan(50);
  expect(Math.max(...tasks)).toBeLessThan(50);
});
