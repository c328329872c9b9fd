/** After the sandbox's tests. */
// eslint-disable-next-line no-restricted-syntax -- jest takes the default export
export default () => globalThis.stopSandboxEngines?.();
