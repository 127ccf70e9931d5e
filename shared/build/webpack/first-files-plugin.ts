import type { Compilation, Compiler } from 'webpack';
import { blocksOf, filesOf } from './chunk-files.ts';
import { type FirstFiles, firstFilesName } from './first-files.ts';

/** Recognizes a page by its path in the entry's imports, `screens/<page>/<page>.page.tsx`. */
const pageFile = /[\\/]screens[\\/]([a-z][a-z0-9-]*)[\\/]\1\.page\.tsx$/;
const exposed = '__federation_expose_entry';

/** Writes a list of the first files of a remote's build, beside the compiled ones. */
export class FirstFilesPlugin {
  constructor(private readonly scope: string) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstFilesPlugin', (compilation) => {
      // After all steps that name files after their content.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFilesPlugin', stage }, () => {
        const content = JSON.stringify(firstFiles(compilation, this.scope));
        compilation.emitAsset(firstFilesName, new sources.RawSource(content));
      });
    });
  }
}

function firstFiles(compilation: Compilation, scope: string): FirstFiles {
  const [entry] = filesOf(compilation.entrypoints.get(scope)?.chunks);
  if (!entry) throw new Error(`${scope} has no entry`);
  const { moduleGraph, chunkGraph } = compilation;
  const common = filesOf(compilation.namedChunkGroups.get(exposed)?.chunks);
  const pages: Record<string, string[]> = {};
  for (const block of blocksOf(compilation.modules)) {
    const page = block.dependencies
      .map((dependency) => moduleGraph.getModule(dependency)?.nameForCondition() ?? '')
      .map((file) => pageFile.exec(file)?.[1])
      .find((name) => name !== undefined);
    const group = page && chunkGraph.getBlockChunkGroup(block);
    if (group) pages[page] = [...new Set([...common, ...filesOf(group.chunks)])];
  }
  return { entry, pages };
}
