import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

/** A remote that this tab wants from elsewhere. */
export interface Overridden {
  readonly name: string;
  readonly url: string;
  /** Whether it runs from there; else it runs as it is deployed. */
  readonly runs: boolean;
}

const overridden = createStore<readonly Overridden[]>([]);

/** Notes what runs from elsewhere, so that people can see it. */
export const showOverridden = overridden.set;

/** What this tab wants from elsewhere. */
export const useOverridden = (): readonly Overridden[] =>
  useSyncExternalStore(overridden.subscribe, overridden.current);
