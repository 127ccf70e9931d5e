/** A value that a page has one of, kept outside React. */
export interface Store<Value> {
  readonly current: () => Value;
  /** Puts another value in its place, and tells of it. */
  readonly set: (value: Value) => void;
  /** Tells of every change; returns the way to stop. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Keeps a value for everybody who asks for it or follows it. */
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
