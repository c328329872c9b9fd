import { literal, object, optional, record, string } from 'valibot';

/** The pages of one version of a remote, by path. Compose makes the site's route table of those that are live. */
export const routeTableSchema = record(
  string(),
  object({
    /** The name that the remote's door gives to the page. */
    page: string(),
    /** Whether it needs a session. */
    guarded: optional(literal(true)),
  }),
);
