import path from 'node:path';
import { sharedModules } from '../webpack/shared-modules.ts';
import { packageKind } from '../workspace/package-kind.ts';
import {
  findWorkspaceRoot,
  type WorkspacePackage,
  workspacePackages,
} from '../workspace/workspace.ts';
import { fileFacts } from './file-facts.ts';
import { buildFiles, filesReached, importsOf } from './inputs.ts';

/** A package of the workspace with all inputs of its build. */
export interface Sources {
  readonly root: string;
  readonly own: WorkspacePackage;
  readonly packages: readonly WorkspacePackage[];
  /** Absolute paths of the files in the build, without duplicates. */
  readonly files: readonly string[];
  /** Imports that the page provides at run time. */
  readonly provided: ReadonlySet<string>;
  readonly facts: ReturnType<typeof fileFacts>;
}

/**
 * Finds the inputs of a package's build.
 *
 * @throws Error if the folder is not a package of a workspace
 */
export function sourcesOf(dir: string): Sources {
  const root = findWorkspaceRoot(dir);
  const packages = workspacePackages(root);
  const own = packages.find((one) => one.dir === path.resolve(dir));
  if (!own) throw new Error(`${dir} is not a package of the workspace`);
  const facts = fileFacts(root);
  const provided = new Set(isRemote(own) ? Object.keys(sharedModules) : []);
  const context = { packages, provided, factsOf: facts.of };
  const files = filesReached(buildFiles(own.dir), (file) => importsOf(file, context));
  return { root, own, packages, files, provided, facts };
}

/** Only remotes take the shared modules from the page; other packages compile them in. */
export const isRemote = ({ name }: WorkspacePackage) => packageKind(name)?.kind === 'remote';
