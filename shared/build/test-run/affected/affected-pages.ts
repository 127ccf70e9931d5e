import path from 'node:path';
import { fileFacts } from '../../versions/file-facts.ts';
import { importGraph } from '../../versions/import-graph.ts';
import { buildFiles } from '../../versions/inputs.ts';
import { packageVersion } from '../../versions/package-version.ts';
import { packageKind } from '../../workspace/package-kind.ts';
import { workspacePackages } from '../../workspace/workspace.ts';

/** The end-to-end tests that a change may break. */
export interface AffectedPages {
  /**
   * Whether all of them are affected: the frame, the server or code shared by tests has changed.
   */
  readonly all: boolean;
  /** Remotes whose own tests and pages are affected. */
  readonly remotes: readonly string[];
  /** Remotes with affected pages only, because their calls have changed. */
  readonly callers: readonly string[];
}

const apiModule = /^api\/src\/modules\/([^/]+)\//;
/** Files that are not part of a running portal. */
const outside =
  /^(docs|bench|\.ci)\/|\.md$|\.test\.tsx?$|\/testing(?:\/|\.ts)|^shared\/build\/jest|jest\.config\.cjs$/;

/**
 * Determines the affected tests from the builds' versions, which follow from their content, and
 * from the API's modules.
 *
 * @param before folder of the workspace before the change
 * @param changed paths below the workspace
 */
export function affectedPages(
  root: string,
  before: string,
  changed: readonly string[],
): AffectedPages {
  const targets = workspacePackages(root).flatMap(({ name, dir }) => {
    const kind = packageKind(name);
    return kind ? [{ ...kind, dir, folder: path.relative(root, dir) }] : [];
  });
  const rebuilt = targets.filter(
    ({ dir, folder }) => packageVersion(dir) !== versionOf(before, folder),
  );
  const inBuilds = targets.map(({ folder }) => `${folder}/`);
  const others = changed.filter(
    (file) =>
      !outside.test(file) &&
      !inBuilds.some((folder) => file.startsWith(folder)) &&
      !/^shared\/(platform|contract)\//.test(file) &&
      !/^e2e\/tests\//.test(file),
  );
  const areas = new Set(others.flatMap((file) => apiModule.exec(file)?.[1] ?? []));
  const elsewhere = others.filter((file) => !apiModule.test(file));
  const remotes = rebuilt.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
  const callers = targets
    .filter(({ kind, dir }) => kind === 'remote' && usesAreas(root, dir, areas))
    .map(({ name }) => name)
    .filter((name) => !remotes.includes(name));
  const isFrame = rebuilt.some(({ kind }) => kind === 'shell');
  return { all: isFrame || elsewhere.length > 0, remotes, callers };
}

function versionOf(before: string, folder: string): string {
  try {
    return packageVersion(path.join(before, folder));
  } catch {
    return 'none';
  }
}

/** Whether a remote compiles in the contract of any of the areas. */
function usesAreas(root: string, dir: string, areas: ReadonlySet<string>): boolean {
  const facts = fileFacts(root);
  const reached = importGraph(root, facts).reachedFrom(buildFiles(dir));
  const folders = [...areas].map((area) => path.join(root, 'shared/contract', area) + path.sep);
  return reached.some((file) => folders.some((folder) => file.startsWith(folder)));
}
