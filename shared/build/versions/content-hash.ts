import { createHash } from 'node:crypto';
import { findWorkspaceRoot } from '../workspace/workspace.ts';
import { fileFacts } from './file-facts.ts';
import { importGraph } from './import-graph.ts';
import { portablePath } from './portable-path.ts';

/**
 * Returns a hash of some files of the workspace and everything that they import from it. As long as
 * the hash is the same, the result of running them can be reused.
 *
 * @param files absolute paths, at least one
 */
export function contentHash(...files: readonly [string, ...string[]]): string {
  const root = findWorkspaceRoot(files[0]);
  const facts = fileFacts(root);
  const lines = importGraph(root, facts)
    .reachedFrom(files)
    .map((file) => `${portablePath(root, file)} ${facts.of(file).hash}`);
  facts.remember();
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}
