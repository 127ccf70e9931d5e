import { useSyncExternalStore } from 'react';
import type { Respond } from '../fake-server.ts';

const listeners = new Set<() => void>();
let unanswered: readonly string[] = [];

/** Returns a sentence for each call that was not answered. */
export const useUnanswered = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => unanswered);

/** Wraps a fake server: calls that it does not answer fail and are listed. */
export const reportUnanswered =
  (respond: Respond): Respond =>
  async (name, call) => {
    const given = await respond(name, call);
    if (given !== undefined) return given;
    const problem = `Nobody answers ${name}`;
    unanswered = [...new Set([...unanswered, problem])];
    for (const listener of listeners) listener();
    throw new Error(problem);
  };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
