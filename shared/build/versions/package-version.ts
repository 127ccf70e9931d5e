import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildFiles } from './inputs.ts';
import { librariesOf } from './libraries.ts';
import { contractOf } from './needed-by.ts';
import { portablePath } from './portable-path.ts';
import { isRemote, sourcesOf } from './sources.ts';

/** Folders that determine how sources become a build. */
const recipe = ['shared/build/webpack', 'deploy/src/build'];

/**
 * Returns the version of a package as built from the current files: `semver-contenthash`, such as
 * `0.1.0-1a2b3c4d`. The hash covers the inputs: the package's own files (without tests), the files
 * that it compiles in from other packages of the workspace, the recipe, the libraries of all these
 * from the lockfile, and for a remote the contract that it needs. Equal sources give an equal
 * version on every machine, regardless of the rest of the workspace.
 *
 * @param dir folder of the shell or of a remote
 */
export function packageVersion(dir: string): string {
  const sources = sourcesOf(dir);
  const { root, own, files, facts } = sources;
  const inputs = [...files, ...recipe.flatMap((folder) => buildFiles(path.join(root, folder)))];
  const lines = inputs.map((file) => `${portablePath(root, file)} ${facts.of(file).hash}`);
  lines.push(...librariesOf(sources, inputs));
  if (isRemote(own)) lines.push(`contract ${contractOf({ root, files })}`);
  facts.remember();
  const hash = createHash('sha256').update([...new Set(lines)].sort().join('\n'));
  return `${own.version}-${hash.digest('hex').slice(0, 8)}`;
}
