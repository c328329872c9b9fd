import type { PageSample, TrafficSample } from '#measure/measure-pages.ts';

/** What the runs came to; a part that was not measured is the one of an earlier run. */
export interface Results {
  at?: string;
  runs?: number;
  pages?: PageSample[];
  traffic?: TrafficSample[];
  navigation?: { variant: string; ms: number }[];
  interactions?: ({ variant: string } & Record<string, number | string>)[];
  /** Bytes of code that a returning visitor of `/` loads after one remote was released. */
  release?: Record<string, number>;
  /** Seconds. */
  builds?: { all: number; oneRemote: number };
  /** Milliseconds of one promote, by the number of remotes. */
  promote?: Record<string, number>;
}
