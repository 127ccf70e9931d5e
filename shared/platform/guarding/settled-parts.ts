let count = 0;
const listeners = new Set<() => void>();

/** Returns how many awaited parts have loaded or failed. */
export const settledPartCount = (): number => count;

/** Counts one more part that has loaded or failed. */
export function countSettledPart(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onPartSettled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
