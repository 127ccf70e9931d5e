import { bus, loaderQueue } from '@portal/platform/bus';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

/** Number of times that each named queue is open. */
const queues = createStore<ReadonlyMap<string, number>>(new Map());

/** Counts the named queues; the loader shows while any of them is open. */
export function startLoader(): void {
  bus.on(loaderQueue).subscribe(({ queue, open }) => {
    const counts = new Map(queues.current());
    const count = (counts.get(queue) ?? 0) + (open ? 1 : -1);
    if (count > 0) counts.set(queue, count);
    else counts.delete(queue);
    queues.set(counts);
  });
}

/** Forgets all queues, as when the system error popup is closed. */
export const closeLoader = (): void => queues.set(new Map());

export const useLoaderOpen = (): boolean =>
  useSyncExternalStore(queues.subscribe, () => queues.current().size > 0);
