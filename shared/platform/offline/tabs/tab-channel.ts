import type { EntryFailure } from '../entry.ts';

/** Outcome of an entry. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: EntryFailure };

/** Messages between the tabs of a browser about entries and documents. */
export type TabMessage =
  /** Entries were added, changed or removed. */
  | { readonly kind: 'entries'; readonly ids: readonly string[]; readonly isNew?: boolean }
  | { readonly kind: 'ended'; readonly id: string; readonly outcome: Outcome }
  /** A tab waits for the outcome of an entry. */
  | { readonly kind: 'awaited'; readonly id: string }
  /** The sending tab lists the entries being sent. */
  | { readonly kind: 'sending'; readonly ids: readonly string[] }
  /** A new tab asks which entries are being sent. */
  | { readonly kind: 'hello' }
  /** The database was created again: each tab restores its entries. */
  | { readonly kind: 'lost' }
  /** Asks to send waiting entries now. */
  | { readonly kind: 'nudge' }
  /** The sets cached for offline use have changed. */
  | { readonly kind: 'sets' };

type Listener = (message: TabMessage, isOwn: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/** Sends a message to this tab, synchronously, and to the others. */
export function tellTabs(message: TabMessage): void {
  for (const listener of [...listeners]) listener(message, true);
  open()?.postMessage(message);
}

/**
 * Listens to messages.
 *
 * @param listener also receives whether this tab sent the message
 * @returns a function that stops listening
 */
export function onTabs(listener: Listener): () => void {
  listeners.add(listener);
  open();
  return () => void listeners.delete(listener);
}

/** Browsers without `BroadcastChannel` keep their tabs isolated. */
function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('portal-outbox');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of [...listeners]) listener(data, false);
  };
  return channel;
}
