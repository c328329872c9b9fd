/** The call that was made ahead of the page: `first-call.ts` makes it. */
export interface FirstCall {
  path: string;
  started: number;
  answer: Promise<Response>;
  /** Whether that has come, and says what the page begins with. */
  hasCome?: true;
  /** The picture that belongs to the response, once it is asked for: the fonts give way to it. */
  picture?: HTMLImageElement;
}

declare global {
  /** Set by `first-call.ts`, before the shell's script; used up by `fetch-after-first-call.ts`. */
  var siteFirstCall: FirstCall | undefined;
  /** Resolves once the visitor has seen the prerendered page, or will not; set by `show-prerendered.ts`. */
  var sitePageShown: Promise<void> | undefined;
  /** The runtime that the entries of the remotes borrow, set by the shell's script (`tooling/bundler/lend-runtime.mjs`): it has come. */
  var siteFederationRuntime: unknown;
  /** The hash that a script or stylesheet must have, set by `main.tsx` for the code that webpack adds to every build. */
  var siteIntegrity: ((address: string) => string) | undefined;
}
