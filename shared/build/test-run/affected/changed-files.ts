import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Returns the files that differ from a commit, as paths below the workspace: changed, added or
 * removed since then, committed or not.
 *
 * @throws Error if git does not know the commit
 */
export const changedFiles = (root: string, commit: string): string[] =>
  [
    ...git(root, 'diff', '--name-only', '--no-renames', commit, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ].sort();

/** Runs a function on the workspace as of a commit. */
export async function atCommit<Result>(
  root: string,
  commit: string,
  work: (dir: string) => Result,
): Promise<Result> {
  const dir = path.join(root, 'node_modules/.cache/portal', `at-${process.pid}`);
  execFileSync('git', ['worktree', 'add', '--detach', '--force', dir, commit], {
    cwd: root,
    stdio: 'ignore',
  });
  try {
    return work(dir);
  } finally {
    if (existsSync(dir)) git(root, 'worktree', 'remove', '--force', dir);
  }
}
