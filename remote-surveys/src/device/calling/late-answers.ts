import { clock } from '@portal/platform/guarding';

/** Answers that came after the device had answered in their place, until they are asked for again. */
const late = new Map<string, { readonly answer: unknown; readonly at: number }>();
const listeners = new Set<() => void>();

/** So many writes the server has taken, as far as this page knows. */
let taken = 0;

export const writesTaken = (): number => taken;

/** Notes that the server has taken a write: what it was asked before may not know of it. */
export function noteTaken(): void {
  taken += 1;
  late.clear();
}

/** Milliseconds for which such an answer counts as the server's of just now. */
const fresh = 30_000;

/**
 * Has everybody ask again to whom the device has answered in the server's place. They get this late answer, or a
 * newer one if the server has taken a write since it was asked.
 *
 * @param since writes that the server had taken when it was asked
 */
export function tellLate(key: string, answer: unknown, since: number): void {
  if (since === taken) late.set(key, { answer, at: clock.now().getTime() });
  for (const listener of [...listeners]) listener();
}

/** The answer to a call that came late; undefined where there is none. It is given once. */
export function takeLate(key: string): unknown {
  const found = late.get(key);
  late.delete(key);
  if (!found || clock.now().getTime() - found.at > fresh) return undefined;
  return found.answer;
}

/** Hears of answers that came late. @returns stops hearing */
export function onLate(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}
