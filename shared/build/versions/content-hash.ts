import { createHash } from 'node:crypto';
import { findWorkspaceRoot } from '../workspace/workspace.ts';
import { fileFacts } from './file-facts.ts';
import { importGraph } from './import-graph.ts';
import { portable } from './portable.ts';

/**
 * A hash over some files of the workspace and all that they import of it, so that what is made by
 * running them can be kept for as long as it would come out the same.
 *
 * @param files absolute paths, at least one
 */
export function contentHash(...files: readonly [string, ...string[]]): string {
  const root = findWorkspaceRoot(files[0]);
  const facts = fileFacts(root);
  const lines = importGraph(root, facts)
    .reachedFrom(files)
    .map((file) => `${portable(root, file)} ${facts.of(file).hash}`);
  facts.remember();
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}
