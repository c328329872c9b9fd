/** After the sandbox's tests. */
export default () => globalThis.stopSandboxEngines?.();
