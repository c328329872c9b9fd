import type { MeasureName } from '@site/release/figures-report';

/** Who made a change, when and why. */
export interface Authorship {
  at: string;
  by: string;
  why: string;
}

/** One change in the history of an app. */
export interface Change extends Authorship {
  revision: number;
  action: string;
  live?: string | undefined;
  canary?: { version: string; share: number } | undefined;
  /** Why the version may weigh more than the one before. */
  grows?: string | undefined;
}

/** The value below which three of four visits lie, and the interval that holds the true one in 95 of 100 cases. */
export interface Percentile {
  count: number;
  p75: number;
  low: number;
  high: number;
}

/** What visitors had of a version. */
export interface VisitSummary {
  visits: number;
  failed: number;
  /** Failed visits, by the kind of the failure. */
  kinds: Record<string, number>;
  measures: Partial<Record<MeasureName, Percentile>>;
}

/** What visitors had of a version in one step of the chart. */
export interface StepSummary extends VisitSummary {
  /** The hour in which it begins, in UTC, as `2026-11-29T01`. */
  hour: string;
  version: string;
}

/** A version that was published. */
export interface VersionState {
  version: string;
  publishedAt?: string | undefined;
  bytes: number;
  figures?: VisitSummary | undefined;
  /** By the name of a route. */
  routes: readonly { route: string; figures: VisitSummary }[];
}

/** What is known of a canary, and what is made of it. */
export interface CanaryState extends Authorship {
  version: string;
  share: number;
  /** What the collector will do with it, in a sentence. */
  verdict: string;
  canary: VisitSummary;
  live: VisitSummary;
  checks: readonly CanaryCheck[];
}

/** One comparison of a canary with the version that is live. It stops the canary when `evidence` reaches `bound`. */
export interface CanaryCheck {
  name: string;
  evidence: number;
  bound: number;
  /** The figures, in a sentence. */
  why: string;
  /** How many visits of the canary were counted. */
  seen: number;
  /** Within how many of its visits a canary with a fault is stopped, in nine of ten cases; nothing where that is not known. */
  foresight?: { fault: string; visits: number } | undefined;
}

/** A canary that was taken back, with who did it, when and why. */
export interface StoppedCanary extends Authorship {
  version: string;
}

/** How a version of a remote fits a shell. */
export interface Fit {
  remote: string;
  shell: string;
  problems: readonly string[];
}

/** One app as it is released. */
export interface AppState {
  name: string;
  revision: number;
  live?: string | undefined;
  lastGood?: string | undefined;
  frozen: boolean;
  retired: boolean;
  since: Authorship;
  /** Whether customers get what the newest record says. */
  shown: boolean;
  /** Why this page cannot change the app; nothing where it can. */
  readOnly?: string | undefined;
  canary?: CanaryState | undefined;
  /** The canary that was taken back last, where no visitor has had another version since. */
  stopped?: StoppedCanary | undefined;
  versions: readonly VersionState[];
  /** How many older versions and changes are left out. */
  leftOut: { versions: number; changes: number };
  /** How many hours a step of the chart stands for. */
  stepHours: number;
  steps: readonly StepSummary[];
  history: readonly Change[];
  fits: readonly Fit[];
}

/** All that the page shows of one environment. */
export interface SiteState {
  environment: string;
  environments: readonly string[];
  store: string;
  apps: readonly AppState[];
  /** One sentence for each app whose records cannot be read. */
  problems: readonly string[];
}

/** How one version differs from another. */
export interface VersionDiff {
  from: string;
  to: string;
  files: readonly { name: string; before?: number | undefined; after?: number | undefined }[];
  /** What else changed, one line each: contract, routes, what it takes from the shell. */
  lines: readonly string[];
}

/** What a person asks the page to do. */
export interface ActionRequest {
  environment: string;
  action:
    | 'promote'
    | 'canary'
    | 'raise'
    | 'lower'
    | 'finish'
    | 'abort'
    | 'rollback'
    | 'freeze'
    | 'unfreeze'
    | 'retire';
  app: string;
  /** The revision of the app that the person saw. */
  seen: number;
  why: string;
  version?: string | undefined;
  /** Per cent of the visitors, as it was typed. */
  share?: string | undefined;
  /** Why the version may weigh more than the one before. */
  grows?: string | undefined;
  /** Where the addresses of a retired app lead. */
  to?: string | undefined;
}
