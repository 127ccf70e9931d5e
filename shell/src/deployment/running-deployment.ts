import type { Deployment } from '@portal/platform/remote';
import { nextDeployment } from './next-deployment.ts';

/** The deployment that a page runs, and the newest one that waits for the next navigation. */
export interface RunningDeployment {
  readonly current: () => Deployment;
  /** What a navigation at this moment would run. */
  readonly upcoming: () => Deployment;
  /** Notes a newer deployment. Nothing on screen changes yet. */
  readonly offer: (newest: Deployment) => void;
  /** A navigation: everything moves to the newest deployment, as far as it loses nothing. */
  readonly moveOn: () => void;
  /** Tells of every move; returns the way to stop. */
  readonly subscribe: (moved: () => void) => () => void;
}

/**
 * Starts with the deployment that was read first.
 *
 * @param heldRemotes names of the remotes with unsaved work at this moment
 */
export function runDeployment(
  first: Deployment,
  heldRemotes: () => ReadonlySet<string>,
): RunningDeployment {
  let running = first;
  let newest = first;
  const listeners = new Set<() => void>();
  // What was held back is taken by a later navigation, so a move is not over with its offer.
  const upcoming = () =>
    newest === running ? running : nextDeployment(running, newest, heldRemotes());
  return {
    current: () => running,
    upcoming,
    offer(deployment) {
      newest = deployment;
    },
    moveOn() {
      const next = upcoming();
      if (JSON.stringify(next) === JSON.stringify(running)) return;
      running = next;
      for (const moved of listeners) moved();
    },
    subscribe(moved) {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
}
