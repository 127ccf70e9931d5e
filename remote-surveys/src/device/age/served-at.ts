import { useCallback, useSyncExternalStore } from 'react';

/** When the server sent each answer now shown from this device, by document key. */
const served = new Map<string, string>();
const listeners = new Set<() => void>();

/** @param at ISO; null if the server itself has answered */
export function noteServedAt(key: string, at: string | null): void {
  if ((served.get(key) ?? null) === at) return;
  if (at === null) served.delete(key);
  else served.set(key, at);
  for (const listener of [...listeners]) listener();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** When the server sent the data shown from this device; null if it is fresh from the server. */
export function useServedAt(key: string): string | null {
  const read = useCallback(() => served.get(key) ?? null, [key]);
  return useSyncExternalStore(subscribe, read);
}
