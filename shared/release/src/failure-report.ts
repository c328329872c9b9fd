import * as v from 'valibot';
import { nameSchema, versionSchema } from './build-record';

/** What a browser sends to `/reports` when a version of a remote fails: nothing about the visitor. */
export const failureReportSchema = v.object({
  remote: nameSchema,
  version: versionSchema,
  /** The kind of the failure, of the table in `shell/src/remotes/failures.ts`. */
  failure: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
});

/** A report that a version of a remote failed. */
export type FailureReport = v.InferOutput<typeof failureReportSchema>;
