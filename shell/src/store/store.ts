/** A single value of a page, outside React. */
export interface Store<Value> {
  readonly current: () => Value;
  /** Replaces the value and notifies the subscribers. */
  readonly set: (value: Value) => void;
  /** Subscribes to every change; returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Creates a store with its first value. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
