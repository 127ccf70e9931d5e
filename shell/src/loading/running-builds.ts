import type { DeployedRemote } from '@portal/platform/remote';
import { cacheOf } from '../caches/cache-names.ts';

type Build = Pick<DeployedRemote, 'name' | 'version'>;

/** One for each page on screen: several may be of the same build. */
const running = new Set<{ readonly build: Build }>();

/**
 * Counts a build as running while a page of it is on screen.
 *
 * @returns ends that
 */
export function addRunning(build: Build): () => void {
  const page = { build };
  running.add(page);
  const letGo = holdBuild(build);
  return () => {
    running.delete(page);
    letGo();
  };
}

/** The builds whose pages are on screen, by name and version. */
export const runningBuilds = (): readonly string[] => [
  ...new Set([...running].map(({ build: { name, version } }) => `${name} ${version}`)),
];

/**
 * Tells the other pages of this browser that a build is in use, also should this one end in whatever way:
 * what was taken along of it stays.
 *
 * @returns lets it go
 */
export function holdBuild({ name, version }: Build): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Only where the page came over a secure connection.
  const locks: LockManager | undefined = navigator.locks;
  void locks?.request(cacheOf(name, version), { mode: 'shared' }, () => held);
  return () => letGo();
}
