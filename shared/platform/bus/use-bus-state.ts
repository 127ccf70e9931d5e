import { useCallback, useSyncExternalStore } from 'react';
import { bus } from './bus-core.ts';
import type { EventType } from './event-type.ts';

/**
 * Returns the last payload of a state event and rerenders when it changes; undefined before the
 * first.
 */
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
