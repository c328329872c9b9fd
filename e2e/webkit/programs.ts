import type { Send } from './driver.ts';
import { kit } from './kit.ts';

/** What an `expect` of Playwright asks of a page. */
export interface Expected {
  isNot: boolean;
  timeout: number;
  [detail: string]: unknown;
}

interface Judged {
  matches: boolean;
  received?: unknown;
  errorMessage?: string;
  timedOut?: boolean;
}

const patience = 20_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Fails when no answer comes: a program whose process is exchanged beneath it, for another site, never ends. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), patience / 4).unref();
  });
  return Promise.race([answer, late]);
}

interface Heard {
  event: 'console' | 'pageerror';
  type: string;
  message: string;
}

interface Listener {
  event: string;
  tell: (what: { type: () => string; text: () => string; message: string }) => void;
}

// WebDriver tells nothing of the console: what a page says there is kept in it.
export const listen = `
  window.heard = [];
  for (const [method, type] of [['error', 'error'], ['warn', 'warning']]) {
    const say = console[method].bind(console);
    console[method] = (...words) => {
      heard.push({ event: 'console', type, message: words.map(String).join(' ') });
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => heard.push({ event: 'pageerror', type: 'error', message }));
`;

interface Answered {
  url: string;
  value?: unknown;
  error?: string;
  lacksKit?: true;
  heard?: Heard[];
}

const wrapped = (program: string) => `
  const [args, done] = arguments;
  (async () => {
    if (!window.kit) return { lacksKit: true };
    return { value: await (async () => { ${program} })() };
  })()
    .catch((error) => ({ error: String(error?.message ?? error) }))
    .then((answer) => done({ ...answer, url: location.href, heard: window.heard?.splice(0) }));
`;

export type Programs = ReturnType<typeof programs>;

/** Runs programs in the document that a window shows. */
export function programs(send: Send) {
  let seen = 'about:blank';
  const listeners: Listener[] = [];

  /** Runs a program in the current page; its `args` are JSON. */
  async function run<Answer>(program: string, args: readonly unknown[] = []): Promise<Answer> {
    const execute = () =>
      send<Answered>('POST', '/execute/async', {
        script: wrapped(program),
        args: [args.map((arg) => arg ?? null)],
      });
    let answer = await execute();
    if (answer.lacksKit) {
      await send('POST', '/execute/sync', { script: kit, args: [] });
      answer = await execute();
    }
    seen = answer.url;
    for (const { event, type, message } of answer.heard ?? [])
      listeners
        .filter((row) => row.event === event)
        .forEach(({ tell }) => tell({ type: () => type, text: () => message, message }));
    if (answer.error) throw new Error(answer.error);
    return answer.value as Answer;
  }

  /** Tries until nothing is thrown any more. */
  async function again<Answer>(what: string, attempt: () => Promise<Answer>): Promise<Answer> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > end) throw new Error(`${what}: ${String(error)}`, { cause: error });
        await pause();
      }
    }
  }

  /** Runs a program until it returns `{ value }`. */
  const until = <Answer>(what: string, program: string, args: readonly unknown[] = []) =>
    again(what, async () => {
      const answer = await run<{ value: Answer } | null>(program, args);
      if (!answer) throw new Error('not found in the wanted state');
      return answer.value;
    });

  /** Repeats the query of an `expect` until the result is the expected one. */
  async function judge(
    expression: string,
    { timeout, ...expected }: Expected,
    code: string,
  ): Promise<Judged> {
    const end = Date.now() + timeout;
    const program = `
      const [expression, expected] = args;
      const elements = ${code}.elements;
      if (elements.length > 0 || expression === 'to.have.count' || expression.endsWith('.array'))
        return kit.expect(elements[0], { ...expected, expression }, elements, true);
      const absent = ['to.be.hidden', 'to.be.detached'].includes(expression);
      const present = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression);
      return { matches: absent || (present ? false : expected.isNot), errorMessage: 'element(s) not found' };
    `;
    for (;;) {
      const judged = await run<Judged>(program, [expression, expected]).catch((error: unknown): Judged => ({
        matches: expected.isNot,
        errorMessage: String(error),
      }));
      if (judged.matches !== expected.isNot) return { matches: judged.matches };
      if (Date.now() > end) return { ...judged, timedOut: true };
      await pause();
    }
  }

  /** Leaves the document, and waits until another one is there. */
  async function leave(how: () => Promise<unknown>, isLoaded: string) {
    const mark = String(Math.random());
    await run(`window.left = args[0];`, [mark]);
    const before = seen;
    await how();
    await again('another page', async () => {
      const isThere = await inTime(
        run(`return (window.left !== args[0] || location.href !== args[1]) && ${isLoaded};`, [mark, before]),
      );
      if (!isThere) throw new Error('still the page before');
    });
  }

  return {
    run,
    again,
    until,
    judge,
    leave,
    /** The address when a program ran last. */
    url: () => seen,
    on: (event: string, tell: Listener['tell']) => void listeners.push({ event, tell }),
  };
}
