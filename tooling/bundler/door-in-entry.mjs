/** Puts the door of a remote into its entry script: one request less before a page can be loaded. */
export class DoorInEntryPlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DoorInEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('DoorInEntryPlugin', () => {
        const chunk = (name) => compilation.namedChunks.get(name);
        const door = chunk('__federation_expose_remote');
        compilation.chunkGraph.integrateChunks(chunk(this.container), door);
        compilation.chunks.delete(door);
      });
    });
  }
}
