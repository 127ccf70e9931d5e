import type { ChunkGroup, Compiler } from 'webpack';
import { blocksOf, filesOf, filesReached } from './chunk-files.ts';
import { type LateFiles, lateFilesName } from './first-files.ts';
import { sharedModules } from './shared-modules.ts';
import { hostFile } from './shell-files.ts';

/**
 * Writes a list beside the compiled files of the shell: the files of each facade that is loaded on
 * demand, and of the code that runs remotes.
 */
export class FacadeFilesPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FacadeFilesPlugin', (compilation) => {
      // After all steps that name files after their content.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FacadeFilesPlugin', stage }, () => {
        const { chunkGraph } = compilation;
        const groups = new Map<string, ChunkGroup>();
        for (const block of blocksOf(compilation.modules)) {
          const request = block.dependencies
            .map((dependency) => String(Reflect.get(dependency, 'request')))
            .find((one) => sharedModules[one]?.eager === false);
          const group = request && chunkGraph.getBlockChunkGroup(block);
          if (group) groups.set(request, group);
        }
        const own = filesReached(compilation.entrypoints.values(), new Set(groups.values()));
        const each = <Value>(of: (group: ChunkGroup) => Value) =>
          Object.fromEntries([...groups].map(([request, group]) => [request, of(group)]));
        const late: LateFiles = {
          host: [...(compilation.namedChunks.get(hostFile)?.files ?? [])],
          facades: each((group) => filesOf(group.chunks)),
          apart: each((group) =>
            [...filesReached([group])].filter((file) => !own.has(file)).sort(),
          ),
        };
        compilation.emitAsset(`../${lateFilesName}`, new sources.RawSource(JSON.stringify(late)));
      });
    });
  }
}
