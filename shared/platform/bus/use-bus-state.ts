import { useCallback, useSyncExternalStore } from 'react';
import { bus } from './bus-core.ts';
import type { EventType } from './event-type.ts';

/** The last payload of a state event, kept up to date; undefined before the first. */
export function useBusState<Payload>(event: EventType<Payload>): Payload | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.on(event).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [event],
  );
  return useSyncExternalStore(subscribe, () => bus.current(event));
}
