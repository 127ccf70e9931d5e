import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FileFacts } from './file-facts.ts';
import type { WorkspacePackage } from './workspace.ts';

/** Folders and files that never go into a build: tests and their helpers; an edition is its own. */
const leftOut =
  /^(?:\.|node_modules$|dist$|editions$|testing$|jest\.config\.|tsconfig\.json$)|\.test\.tsx?$|\.md$/;

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

interface Question {
  readonly own: WorkspacePackage;
  readonly packages: readonly WorkspacePackage[];
  /** Imports that the page provides at run time, so that they are not compiled in. */
  readonly provided: ReadonlySet<string>;
  readonly factsOf: (file: string) => FileFacts;
}

/**
 * The files that go into the build of a package: its own, and whatever they reach in other packages
 * of the workspace, import by import. Modules that are provided at run time do not go in.
 */
export function inputsOf({ own, packages, provided, factsOf }: Question): string[] {
  const inputs = new Set<string>();
  const waiting = buildFiles(own.dir);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (inputs.has(file)) continue;
    inputs.add(file);
    for (const mention of factsOf(file).mentions) {
      const reached = resolve(mention, path.dirname(file), packages, provided);
      if (reached) waiting.push(reached);
    }
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
