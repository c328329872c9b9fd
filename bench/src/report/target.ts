/** One figure and its target. */
export interface Target {
  figure: string;
  /** What was measured, and what it may come to at the most. */
  value: number;
  limit: number;
  show?: (value: number) => string;
}

/** How the table shows it. */
export const ratio = (value: number) => value.toFixed(2);
/** How the table shows it. */
export const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
/** How the table shows it. */
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
/** How the table shows it. */
export const seconds = (value: number) => `${value.toFixed(1)} s`;

/** The names that samples have, each once. */
export const namesIn = <Sample>(samples: readonly Sample[], nameOf: (sample: Sample) => string) => [
  ...new Set(samples.map(nameOf)),
];
