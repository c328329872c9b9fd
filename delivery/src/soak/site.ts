/** The apps of the soak test. */
export const remotes = ['mfe-account', 'mfe-content', 'mfe-prizes', 'mfe-shop'];

/** One shell speaks both contracts, the others one each: promotes of shell and remotes get in each other's way. */
export const shellVersions = ['1.0.0', '1.1.0', '1.2.0'];
export const speaksOf: Record<string, number[]> = { '1.0.0': [1, 2], '1.1.0': [1], '1.2.0': [2] };
