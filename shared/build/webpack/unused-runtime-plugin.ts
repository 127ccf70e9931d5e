import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';

/**
 * Removes unused modules from an entry. The federation plugin adds every module that its runtime
 * could import, used or not, and every remote would include them.
 */
export class UnusedRuntimePlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(UnusedRuntimePlugin.name, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(UnusedRuntimePlugin.name, (chunks) => {
        const { chunkGraph } = compilation;
        for (const chunk of [...chunks].filter((one) => one.hasRuntime())) {
          const modules = chunkGraph.getChunkModules(chunk);
          const used = usedModules(modules, compilation);
          for (const module of modules) {
            if (!used.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module);
          }
        }
      });
    });
  }
}

/** Returns the entry modules, and everything that they import and use. */
function usedModules(modules: readonly Module[], { moduleGraph }: Compilation): Set<Module> {
  const used = new Set<Module>();
  const follow = (module: Module) => {
    if (used.has(module)) return;
    used.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.module && connection.isActive(undefined)) follow(connection.module);
    }
  };
  for (const module of modules) {
    const importers = [...moduleGraph.getIncomingConnections(module)];
    if (importers.some(({ originModule }) => !originModule)) follow(module);
  }
  return used;
}
