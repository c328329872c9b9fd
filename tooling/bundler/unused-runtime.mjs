import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js';

/** Leaves out webpack's own code for shared modules: the federation plugin adds its own, which replaces it before either is used. */
export class UnusedRuntimePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('UnusedRuntimePlugin', ({ hooks }) => {
      hooks.runtimeModule.tap('UnusedRuntimePlugin', (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      });
    });
  }
}
