import { bus, loaderQueue } from '@portal/platform/bus';
import { useSyncExternalStore } from 'react';

const queues = new Map<string, number>();
const listeners = new Set<() => void>();

/** Counts the named queues; the loader shows while any of them is open. */
export function startLoader(): void {
  bus.on(loaderQueue).subscribe(({ queue, open }) => {
    const count = (queues.get(queue) ?? 0) + (open ? 1 : -1);
    if (count > 0) queues.set(queue, count);
    else queues.delete(queue);
    tell();
  });
}

/** Forgets every queue, as closing the system error does. */
export function closeLoader(): void {
  queues.clear();
  tell();
}

export const useLoaderOpen = (): boolean => useSyncExternalStore(subscribe, isOpen);

const isOpen = () => queues.size > 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
