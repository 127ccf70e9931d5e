import { workspacePackages } from '../workspace/workspace.ts';
import type { fileFacts } from './file-facts.ts';
import { filesReached, importsOf } from './inputs.ts';

/** Returns the import graph of a workspace; each file is read once. */
export function importGraph(root: string, facts: ReturnType<typeof fileFacts>) {
  const context = {
    packages: workspacePackages(root),
    provided: new Set<string>(),
    factsOf: facts.of,
  };
  const known = new Map<string, readonly string[]>();
  const imports = (file: string) => {
    const found = known.get(file) ?? importsOf(file, context);
    known.set(file, found);
    return found;
  };
  return {
    /** Returns the files, as absolute paths, and everything of the workspace that they import. */
    reachedFrom: (files: readonly string[]): string[] => filesReached(files, imports),
  };
}
