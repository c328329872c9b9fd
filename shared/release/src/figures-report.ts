import * as v from 'valibot';
import { nameSchema, versionSchema } from './build-record';

/** What is measured of a page, in milliseconds; `cls` is a share of the window, and has no unit. */
export const measureNames = ['usable', 'navigation', 'lcp', 'inp', 'cls', 'ttfb'] as const;

/** One thing that is measured: the page usable, the way from another remote's page, and the web vitals. */
export type MeasureName = (typeof measureNames)[number];

// Ten minutes: whatever takes longer was a computer that slept.
const measure = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const pageSchema = v.strictObject({
  remote: nameSchema,
  version: versionSchema,
  /** A pattern of the route table, never an address. */
  route: v.pipe(v.string(), v.maxLength(100), v.regex(/^\/[\w/:?.-]*$/)),
  /** The kind of the failure, of the table in `shell/src/remotes/failures.ts`. */
  failure: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  measures: v.optional(
    v.strictObject({
      usable: measure,
      navigation: measure,
      lcp: measure,
      inp: measure,
      cls: measure,
      ttfb: measure,
    }),
    {},
  ),
});

/** What a browser had of one page of one version. One that has `usable` or `failure` is a visit; others complete an earlier one. */
export type PageFigures = v.InferOutput<typeof pageSchema>;

/** What a browser sends of the pages that a visitor opened: nothing about the visitor. */
export const figuresReportSchema = v.strictObject({
  pages: v.pipe(v.array(pageSchema), v.minLength(1), v.maxLength(20)),
});

/** A report of pages. */
export type FiguresReport = v.InferOutput<typeof figuresReportSchema>;
