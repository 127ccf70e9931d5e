import { useCallback, useSyncExternalStore } from 'react';

/** Of answers that the device gave in place of the server, when the server gave them: by document. */
const served = new Map<string, string>();
const listeners = new Set<() => void>();

/** @param at ISO; null where the server itself has answered */
export function noteServed(key: string, at: string | null): void {
  if ((served.get(key) ?? null) === at) return;
  if (at === null) served.delete(key);
  else served.set(key, at);
  for (const listener of [...listeners]) listener();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** When the server gave what the device shows in its place; null where it is the server's of just now. */
export function useServedAt(key: string): string | null {
  const read = useCallback(() => served.get(key) ?? null, [key]);
  return useSyncExternalStore(subscribe, read);
}
