import { useSyncExternalStore } from 'react';

/** A remote that this tab wants from elsewhere. */
export interface Overridden {
  readonly name: string;
  readonly url: string;
  /** Whether it runs from there; else it runs as it is deployed. */
  readonly runs: boolean;
}

const listeners = new Set<() => void>();
let overridden: readonly Overridden[] = [];

/** Notes what runs from elsewhere, so that people can see it. */
export function showOverridden(now: readonly Overridden[]): void {
  overridden = now;
  for (const listener of listeners) listener();
}

/** What this tab wants from elsewhere. */
export const useOverridden = (): readonly Overridden[] =>
  useSyncExternalStore(subscribe, () => overridden);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
