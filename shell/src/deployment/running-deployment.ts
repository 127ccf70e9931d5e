import type { Deployment } from '@portal/platform/remote';
import { createStore, type Store } from '../store/store.ts';
import { nextDeployment } from './next-deployment.ts';

/**
 * The deployment that a page runs, and the newest one, which takes effect on the next navigation.
 */
export interface RunningDeployment extends Pick<Store<Deployment>, 'current' | 'subscribe'> {
  /** Returns the deployment that a navigation would run now. */
  readonly upcoming: () => Deployment;
  /** Notes a newer deployment. The screen does not change yet. */
  readonly offer: (newest: Deployment) => void;
  /** Called on navigation: moves to the newest deployment as far as no unsaved work is lost. */
  readonly moveOn: () => void;
}

/**
 * Starts with the deployment that was read first.
 *
 * @param heldRemotes returns the names of the remotes that now have unsaved work
 */
export function runDeployment(
  first: Deployment,
  heldRemotes: () => ReadonlySet<string>,
): RunningDeployment {
  const running = createStore(first);
  let newest = first;
  // A later navigation moves the remotes that were held, so a move does not use up the offer.
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
