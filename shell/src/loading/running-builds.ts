import type { DeployedRemote } from '@portal/platform/remote';
import { cacheOf } from '../caches/cache-names.ts';

type Build = Pick<DeployedRemote, 'name' | 'version'>;

/** One entry for each page on screen: several may belong to the same build. */
const running = new Set<{ readonly build: Build }>();

/**
 * Counts a build as running while one of its pages is on screen.
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

/** Returns the builds with pages on screen, by name and version. */
export const runningBuilds = (): readonly string[] => [
  ...new Set([...running].map(({ build: { name, version } }) => `${name} ${version}`)),
];

/**
 * Tells the other pages of this browser that a build is in use, so that its cached files stay. Ends
 * with this page, however it ends.
 *
 * @returns releases it
 */
export function holdBuild({ name, version }: Build): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Available only over a secure connection.
  const locks: LockManager | undefined = navigator.locks;
  void locks?.request(cacheOf(name, version), { mode: 'shared' }, () => held);
  return () => letGo();
}
