import type { EntryFailure } from '../entry.ts';

/** How an entry ended. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: EntryFailure };

/** What the tabs of a browser tell each other of entries and documents. */
export type TabMessage =
  /** Entries were added, changed or removed. */
  | { readonly kind: 'entries'; readonly ids: readonly string[]; readonly isNew?: boolean }
  | { readonly kind: 'ended'; readonly id: string; readonly outcome: Outcome }
  /** Somebody waits for the outcome of an entry. */
  | { readonly kind: 'awaited'; readonly id: string }
  /** The tab that sends tells what is on its way. */
  | { readonly kind: 'sending'; readonly ids: readonly string[] }
  /** A tab that has just come asks what is on its way. */
  | { readonly kind: 'hello' }
  /** The database was made anew: each tab puts back what it holds. */
  | { readonly kind: 'lost' }
  /** Somebody asks to send now what waits. */
  | { readonly kind: 'nudge' }
  /** What was taken along has changed. */
  | { readonly kind: 'sets' };

type Listener = (message: TabMessage, isOwn: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/** Tells this tab, at once, and the others. */
export function tellTabs(message: TabMessage): void {
  for (const listener of [...listeners]) listener(message, true);
  open()?.postMessage(message);
}

/**
 * Hears what is told.
 *
 * @param listener also gets whether this tab told it
 * @returns stops hearing
 */
export function onTabs(listener: Listener): () => void {
  listeners.add(listener);
  open();
  return () => void listeners.delete(listener);
}

/** Browsers without such channels keep each tab to itself. */
function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('portal-outbox');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of [...listeners]) listener(data, false);
  };
  return channel;
}
