import { workspacePackages } from '../workspace/workspace.ts';
import type { fileFacts } from './file-facts.ts';
import { filesReached, importsOf } from './inputs.ts';

/** Who imports whom in a workspace; each file is looked at once. */
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
    /** The files, as absolute paths, and all that they import of the workspace. */
    reachedFrom: (files: readonly string[]): string[] => filesReached(files, imports),
  };
}
