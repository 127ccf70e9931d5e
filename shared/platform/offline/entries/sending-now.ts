import { onTabs, tellTabs } from '../tabs/tab-channel.ts';

/** Ids of the entries being sent to the server, by any tab. */
let ids: ReadonlySet<string> = new Set();
/** Whether this tab is the sender. */
let isOwn = false;
let isStarted = false;
const listeners = new Set<() => void>();

/** Returns the ids of the entries being sent to the server. */
export const idsBeingSent = (): ReadonlySet<string> => ids;

/** Informs every tab which entries this one is sending; null once it is no longer the sender. */
export function tellSending(sending: ReadonlySet<string> | null): void {
  isOwn = sending !== null;
  take(sending ?? []);
  tellTabs({ kind: 'sending', ids: [...ids] });
}

/**
 * Listens to changes.
 *
 * @returns a function that stops listening
 */
export function onSending(changed: () => void): () => void {
  start();
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOurs) => {
    if (isOurs) return;
    if (message.kind === 'sending') take(message.ids);
    if (message.kind === 'hello' && isOwn) tellTabs({ kind: 'sending', ids: [...ids] });
  });
  tellTabs({ kind: 'hello' });
}

function take(next: Iterable<string>): void {
  ids = new Set(next);
  for (const listener of [...listeners]) listener();
}
