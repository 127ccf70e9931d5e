import type { Deployment } from '@portal/platform/remote';
import { createStore, type Store } from '../store/store.ts';
import { nextDeployment } from './next-deployment.ts';

/** The deployment that a page runs, and the newest one that waits for the next navigation. */
export interface RunningDeployment extends Pick<Store<Deployment>, 'current' | 'subscribe'> {
  /** What a navigation at this moment would run. */
  readonly upcoming: () => Deployment;
  /** Notes a newer deployment. Nothing on screen changes yet. */
  readonly offer: (newest: Deployment) => void;
  /** A navigation: everything moves to the newest deployment, as far as it loses nothing. */
  readonly moveOn: () => void;
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
  const running = createStore(first);
  let newest = first;
  // What was held back is taken by a later navigation, so a move is not over with its offer.
  const upcoming = () =>
    newest === running.current()
      ? newest
      : nextDeployment(running.current(), newest, heldRemotes());
  return {
    current: running.current,
    subscribe: running.subscribe,
    upcoming,
    offer(deployment) {
      newest = deployment;
    },
    moveOn() {
      const next = upcoming();
      if (JSON.stringify(next) !== JSON.stringify(running.current())) running.set(next);
    },
  };
}
