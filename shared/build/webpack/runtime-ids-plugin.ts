import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Address under which the federation plugin passes the start of its runtime to webpack; that start
 * imports by absolute paths.
 */
const runtimeStart = 'data:text/javascript';

/**
 * Assigns ids to a remote's container and to the start of the federation runtime. Webpack derives a
 * module's id from its path, and the paths of these two depend on the folder of the checkout, so
 * the same version would have different bytes in another folder.
 */
export class RuntimeIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(RuntimeIdsPlugin.name, (compilation) => {
      // Before webpack's own step, which skips modules with an id.
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
