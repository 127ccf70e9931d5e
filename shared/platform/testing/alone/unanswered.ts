import { useSyncExternalStore } from 'react';
import type { Respond } from '../fake-server.ts';

const listeners = new Set<() => void>();
let unanswered: readonly string[] = [];

/** What was asked and answered by nobody, a sentence each. */
export const useUnanswered = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => unanswered);

/** A server that fails where the given one has no answer, and lets that be seen. */
export const orUnanswered =
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
