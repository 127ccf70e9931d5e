import { onTabs, tellTabs } from '../tabs/tab-channel.ts';

/** Ids of the entries that are on their way to the server, in whichever tab sends them. */
let ids: ReadonlySet<string> = new Set();
/** Whether this tab is the one that sends. */
let isOwn = false;
let isStarted = false;
const listeners = new Set<() => void>();

/** Ids of the entries that are on their way to the server. */
export const sentNow = (): ReadonlySet<string> => ids;

/** Tells every tab which entries this one is sending; null where it has stopped to send any. */
export function tellSending(sending: ReadonlySet<string> | null): void {
  isOwn = sending !== null;
  take(sending ?? []);
  tellTabs({ kind: 'sending', ids: [...ids] });
}

/**
 * Hears of every change.
 *
 * @returns stops hearing
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
