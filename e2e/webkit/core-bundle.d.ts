declare module 'playwright-core/lib/coreBundle' {
  /** What Playwright's own `route` asks of an address. */
  export const iso: {
    urlMatches: (
      baseURL: string,
      url: string,
      match: string | RegExp | URLPattern | ((url: URL) => unknown),
    ) => boolean;
  };
}
