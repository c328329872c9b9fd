import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { runtime, bundlerRuntime } = federation;

// Part of the shell's first script: the entry of a remote finds the runtime here, see `borrowRuntime`. Each
// remote gets an instance and a share scope of its own: `init` would return the shell's instance, so it is
// replaced by `createInstance`.
globalThis.siteFederationRuntime = {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  get bundlerRuntime() {
    return { ...bundlerRuntime, initContainerEntry, S: {} };
  },
  get bundlerRuntimeOptions() {
    return {};
  },
};
