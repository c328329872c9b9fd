import type { CallSentences } from '@site/api/error';

/** The server's words, or else these, whatever the failure is; a session that is over is told elsewhere (D12). */
export const serverOr = (words: string): CallSentences => ({
  serverFirst: true,
  fails: words,
  noAnswer: words,
});
