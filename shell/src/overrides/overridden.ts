import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

/** A remote that this tab wants to run from elsewhere. */
export interface OverriddenRemote {
  readonly name: string;
  readonly url: string;
  /** Whether it runs from there; otherwise, it runs as deployed. */
  readonly runs: boolean;
}

const overridden = createStore<readonly OverriddenRemote[]>([]);

/** Publishes which remotes run from elsewhere, so that the user can see it. */
export const showOverridden = overridden.set;

/** Returns the remotes that this tab wants to run from elsewhere. */
export const useOverridden = (): readonly OverriddenRemote[] =>
  useSyncExternalStore(overridden.subscribe, overridden.current);
