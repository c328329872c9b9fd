import * as v from 'valibot';
import { nameSchema, versionSchema } from './build-record';

/** What a browser sends to `/reports` of a visit to a version of a remote: nothing about the visitor. */
export const visitReportSchema = v.object({
  remote: nameSchema,
  version: versionSchema,
  /** What failed, of the table in `shell/src/remotes/failures.ts`; absent where the page came on screen. */
  failure: v.optional(
    v.object({
      kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
      /** `network`: a file failed to load, which says nothing about the code. */
      fault: v.picklist(['code', 'network']),
    }),
  ),
});

/** How one visit to a version of a remote ended. */
export type VisitReport = v.InferOutput<typeof visitReportSchema>;

/** What a failure says something about. */
export type Fault = NonNullable<VisitReport['failure']>['fault'];
