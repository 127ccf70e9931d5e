import type { DeployedRemote } from '@portal/platform/remote';

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
  return () => {
    running.delete(page);
  };
}

/** The builds whose pages are on screen, by name and version. */
export const runningBuilds = (): readonly string[] => [
  ...new Set([...running].map(({ build: { name, version } }) => `${name} ${version}`)),
];
