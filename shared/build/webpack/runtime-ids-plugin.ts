import type { Compiler, WebpackPluginInstance } from 'webpack';

/** How the federation plugin hands webpack the start of its runtime; it imports by absolute paths. */
const runtimeStart = 'data:text/javascript';

/**
 * Numbers a remote's container and the start of the federation runtime. Webpack derives the id of a
 * module from its path, and the paths of these two depend on the folder of the checkout: the same
 * version would have other bytes in another folder.
 */
export class RuntimeIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(RuntimeIdsPlugin.name, (compilation) => {
      // Before webpack's own, which leaves alone what has an id.
      const early = { name: RuntimeIdsPlugin.name, stage: -1 };
      compilation.hooks.moduleIds.tap(early, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!identifier.includes(runtimeStart)) continue;
          const isContainer = identifier.startsWith('container entry');
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'runtime');
        }
      });
    });
  }
}
