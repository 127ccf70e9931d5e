import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Identifies the state of the sources: the commit, and a hash of uncommitted changes. */
export function sourcesVersion(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changes = git('diff', 'HEAD', '--', '.', ':!docs/benchmarks.md');
  return `${git('rev-parse', 'HEAD').trim()} ${createHash('sha256').update(changes).digest('hex')}`;
}
