/** A page that a remote brings along: its row in `src/remote/routes.ts`, which becomes part of each release of the remote. */
export interface OwnRoute {
  /** The pattern, in the router's notation: `/clube/:nivel?`. It is under a prefix that the environment gives to the remote. */
  path: string;
  /** What the browser's tab says before the page's code has come. */
  title: string;
  /** Whether it needs a session; the guard of the shell leads everybody else to the login. */
  guarded?: true;
  /** Whether search engines may list it. */
  listed?: true;
}

/** The pages that a remote brings along, each under the name that its entry point exports. */
export type OwnRoutes = Readonly<Record<string, OwnRoute>>;
