/** Marks imports of shared modules as free of side effects, so that unused ones are left out. */
export class UnusedShares {
  apply(compiler) {
    compiler.hooks.compilation.tap('UnusedShares', (compilation) => {
      compilation.hooks.finishModules.tap('UnusedShares', (modules) => {
        for (const module of modules) {
          if (module.type === 'consume-shared-module') {
            module.getSideEffectsConnectionState = () => false;
          }
        }
      });
    });
  }
}

/** Collects the names of the shared modules that a release uses from the shell. */
export class NamedShares {
  /** Filled during the build. */
  names = [];

  apply(compiler) {
    compiler.hooks.compilation.tap('NamedShares', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('NamedShares', () => {
        const used = [...compilation.modules].filter(
          (module) =>
            module.type === 'consume-shared-module' &&
            compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        this.names = [...new Set(used.map(({ options }) => options.shareKey))].sort();
      });
    });
  }
}
