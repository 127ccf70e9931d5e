import path from 'node:path';
import { type BuildTarget, buildTargets } from '../build/targets.ts';

/**
 * Returns the packages to develop, each with a version that stays the same while its sources change
 * (`0.1.0-dev`): the shell, because Fast Refresh needs its copy of React, and the named remotes, or
 * all.
 *
 * @throws Error for an unknown remote
 */
export function developmentTargets(root: string, names: readonly string[]): BuildTarget[] {
  const all = buildTargets(root).map(inDevelopment);
  const remotes = all.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
  const stranger = names.find((name) => !remotes.includes(name));
  if (stranger !== undefined) {
    throw new Error(`There is no remote ${stranger}. There are: ${remotes.join(', ')}.`);
  }
  if (names.length === 0) return all;
  return all.filter(({ kind, name }) => kind === 'shell' || names.includes(name));
}

/**
 * Returns one remote under development.
 *
 * @throws Error for an unknown remote
 */
export function remoteTarget(root: string, name: string): BuildTarget {
  const target = developmentTargets(root, [name]).find(({ kind }) => kind === 'remote');
  if (!target) throw new Error(`There is no remote ${name}.`);
  return target;
}

function inDevelopment(target: BuildTarget): BuildTarget {
  const version = target.version.replace(/-.*/, '-dev');
  return { ...target, version, distDir: path.join(target.dir, 'dist', 'development') };
}
