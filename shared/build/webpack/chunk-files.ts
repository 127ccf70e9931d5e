import type { Chunk, ChunkGroup, Module } from 'webpack';

/** Every place at which a build asks for something late. */
export const blocksOf = (modules: Iterable<Module>) => [...modules].flatMap(({ blocks }) => blocks);

/** The scripts and styles of chunks. */
export const filesOf = (chunks: readonly Chunk[] = []): string[] =>
  chunks.flatMap(({ files }) => [...files].filter((file) => /\.(?:js|css)$/.test(file)).sort());

/** The scripts and styles to which groups of chunks lead, by way of no group that is left out. */
export function filesReached(
  from: Iterable<ChunkGroup>,
  leftOut: ReadonlySet<ChunkGroup> = new Set(),
): Set<string> {
  const reached = new Set<ChunkGroup>();
  const waiting = [...from];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (reached.has(group) || leftOut.has(group)) continue;
    reached.add(group);
    waiting.push(...group.getChildren());
  }
  return new Set([...reached].flatMap(({ chunks }) => filesOf(chunks)));
}
