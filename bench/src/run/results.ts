import type { ControlSample } from '#measure/controls.ts';
import type { ListSample } from '#measure/long-lists.ts';
import type { ManyRemotes } from '#measure/many-remotes.ts';
import type { PageSample, TrafficSample } from '#measure/measure-pages.ts';
import type { NavigationSample } from '#measure/navigation.ts';
import type { ReleaseBytes } from '#measure/release.ts';
import type { Part } from './options';

/** What the runs came to; a part that was not measured is the one of an earlier run. */
export interface Results {
  at?: string;
  /** How often each part ran. */
  runs?: Partial<Record<Part, number>>;
  pages?: PageSample[];
  traffic?: TrafficSample[];
  controls?: ControlSample[];
  navigation?: NavigationSample[];
  interactions?: ({ variant: string } & Record<string, number | string>)[];
  lists?: ListSample[];
  remotes?: ManyRemotes;
  release?: ReleaseBytes;
  /** Seconds. */
  builds?: { all: number; oneRemote: number };
  /** Milliseconds of one promote, by the number of remotes. */
  promote?: Record<string, number>;
}
