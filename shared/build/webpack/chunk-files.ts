import type { Chunk, ChunkGroup, Module } from 'webpack';

/** Returns every place where a build loads something on demand. */
export const blocksOf = (modules: Iterable<Module>) => [...modules].flatMap(({ blocks }) => blocks);

/** Returns the scripts and styles of chunks. */
export const filesOf = (chunks: readonly Chunk[] = []): string[] =>
  chunks.flatMap(({ files }) => [...files].filter((file) => /\.(?:js|css)$/.test(file)).sort());

/**
 * Returns the scripts and styles reachable from groups of chunks without passing through an
 * excluded group.
 */
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
