import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { WorkspacePackage } from '../workspace/workspace.ts';
import type { FileFacts } from './file-facts.ts';

/**
 * Files that never go into a build: tests and their helpers. An edition is also omitted, since it
 * is a build of its own.
 */
const leftOut =
  /^(?:\.|node_modules$|dist$|editions$|testing$|jest\.config\.|tsconfig\.json$|floors\.json$|states\.ts$|same-words\.json$)|\.test\.tsx?$|\.md$/;

/**
 * Returns every file of a folder that can go into a build, as absolute paths; none if the folder
 * does not exist.
 */
export function buildFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !leftOut.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? buildFiles(file) : [file];
    });
}

export interface ImportContext {
  readonly packages: readonly WorkspacePackage[];
  /** Imports that the page provides at run time; they are not followed. */
  readonly provided: ReadonlySet<string>;
  readonly factsOf: (file: string) => FileFacts;
}

/** Returns the files of the workspace that a file imports. */
export const importsOf = (
  file: string,
  { packages, provided, factsOf }: ImportContext,
): readonly string[] =>
  factsOf(file).mentions.flatMap(
    (mention) => resolve(mention, path.dirname(file), packages, provided) ?? [],
  );

/**
 * Returns the given files, and all files of the workspace that they import directly or indirectly.
 */
export function filesReached(
  from: readonly string[],
  imports: (file: string) => readonly string[],
): string[] {
  const inputs = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (inputs.has(file)) continue;
    inputs.add(file);
    waiting.push(...imports(file));
  }
  return [...inputs].sort();
}

function resolve(
  mention: string,
  from: string,
  packages: readonly WorkspacePackage[],
  provided: ReadonlySet<string>,
): string | undefined {
  if (mention.startsWith('.')) return existingSourceFile(path.resolve(from, mention), packages);
  const [scope, name, ...rest] = mention.split('/');
  const target = packages.find((one) => one.name === `${scope}/${name}`);
  if (!target) return undefined;
  if (provided.has(mention)) return undefined;
  const entry = target.entries[['.', ...rest].join('/')];
  return entry && existingSourceFile(path.resolve(target.dir, entry), packages);
}

/** A quoted text that names no file, or one outside of every package, is not an import. */
function existingSourceFile(
  file: string,
  packages: readonly WorkspacePackage[],
): string | undefined {
  const inside = packages.some(({ dir }) => file.startsWith(dir + path.sep));
  return inside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}
