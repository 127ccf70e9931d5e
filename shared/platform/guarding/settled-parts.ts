let count = 0;
const listeners = new Set<() => void>();

/** How many parts that somebody waited for have come or failed. */
export const settledParts = (): number => count;

/** Says that one more has come or failed. */
export function partSettled(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** @returns stops listening */
export function onPartSettled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
