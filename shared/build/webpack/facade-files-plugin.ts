import type { Compiler } from 'webpack';
import { blocksOf, filesOf } from './chunk-files.ts';
import { type LateFiles, lateFilesName } from './first-files.ts';
import { sharedModules } from './shared-modules.ts';
import { hostFile } from './shell-files.ts';

/**
 * Writes down, beside the compiled files of the shell, the files of each facade that comes on demand, and
 * of what runs remotes.
 */
export class FacadeFilesPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FacadeFilesPlugin', (compilation) => {
      // Later than everything that names a file after its content.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FacadeFilesPlugin', stage }, () => {
        const { chunkGraph } = compilation;
        const facades: Record<string, string[]> = {};
        for (const block of blocksOf(compilation.modules)) {
          const request = block.dependencies
            .map((dependency) => String(Reflect.get(dependency, 'request')))
            .find((one) => sharedModules[one]?.eager === false);
          const group = request && chunkGraph.getBlockChunkGroup(block);
          if (group) facades[request] = filesOf(group.chunks);
        }
        const host = [...(compilation.namedChunks.get(hostFile)?.files ?? [])];
        const content = JSON.stringify({ host, facades } satisfies LateFiles);
        compilation.emitAsset(`../${lateFilesName}`, new sources.RawSource(content));
      });
    });
  }
}
