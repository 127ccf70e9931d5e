import { clock } from '@portal/platform/guarding';

/**
 * Server answers that came after the device had answered in their place, until they are fetched.
 */
const late = new Map<string, { readonly answer: unknown; readonly at: number }>();
const listeners = new Set<() => void>();

/** Number of writes the server has accepted, as far as this page knows. */
let taken = 0;

export const acceptedWriteCount = (): number => taken;

/** Notes that the server has accepted a write: answers to earlier requests may not include it. */
export function noteAcceptedWrite(): void {
  taken += 1;
  late.clear();
}

/** Milliseconds for which a late answer counts as fresh. */
const fresh = 30_000;

/**
 * Notifies listeners that a late answer is in, so that they repeat the call. They get this answer,
 * or a newer one if the server has accepted a write since the call was sent.
 *
 * @param since writes the server had accepted when the call was sent
 */
export function publishLateAnswer(key: string, answer: unknown, since: number): void {
  if (since === taken) late.set(key, { answer, at: clock.now().getTime() });
  for (const listener of [...listeners]) listener();
}

/** Returns the late answer to a call, once; undefined if there is none or it is too old. */
export function takeLateAnswer(key: string): unknown {
  const found = late.get(key);
  late.delete(key);
  if (!found || clock.now().getTime() - found.at > fresh) return undefined;
  return found.answer;
}

/**
 * Subscribes to late answers.
 *
 * @returns the function that unsubscribes
 */
export function onLateAnswer(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}
