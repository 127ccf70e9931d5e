import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { WorkspacePackage } from '../workspace/workspace.ts';
import type { FileFacts } from './file-facts.ts';

/** What never goes into a build: tests and what serves them; an edition is its own. */
const leftOut =
  /^(?:\.|node_modules$|dist$|editions$|testing$|jest\.config\.|tsconfig\.json$|floors\.json$|states\.ts$|same-words\.json$)|\.test\.tsx?$|\.md$/;

/** Every file of a folder that can go into a build, as absolute paths; none without a folder. */
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
  /** Imports that the page provides at run time, so that they are not followed. */
  readonly provided: ReadonlySet<string>;
  readonly factsOf: (file: string) => FileFacts;
}

/** The files of the workspace that a file imports. */
export const importsOf = (
  file: string,
  { packages, provided, factsOf }: ImportContext,
): readonly string[] =>
  factsOf(file).mentions.flatMap(
    (mention) => resolve(mention, path.dirname(file), packages, provided) ?? [],
  );

/** The given files, and whatever of the workspace they reach, import by import. */
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
  if (mention.startsWith('.')) return existing(path.resolve(from, mention), packages);
  const [scope, name, ...rest] = mention.split('/');
  const target = packages.find((one) => one.name === `${scope}/${name}`);
  if (!target) return undefined;
  if (provided.has(mention)) return undefined;
  const entry = target.entries[['.', ...rest].join('/')];
  return entry && existing(path.resolve(target.dir, entry), packages);
}

/** Quoted texts that name no file, or one outside every package, are words and not imports. */
function existing(file: string, packages: readonly WorkspacePackage[]): string | undefined {
  const inside = packages.some(({ dir }) => file.startsWith(dir + path.sep));
  return inside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}
