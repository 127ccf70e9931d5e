import type { Chunk, Module } from 'webpack';

/** Every place at which a build asks for something late. */
export const blocksOf = (modules: Iterable<Module>) => [...modules].flatMap(({ blocks }) => blocks);

/** The scripts and styles of chunks. */
export const filesOf = (chunks: readonly Chunk[] = []): string[] =>
  chunks.flatMap(({ files }) => [...files].filter((file) => /\.(?:js|css)$/.test(file)).sort());
