import { useSyncExternalStore } from 'react';
import { connectivityChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';
import { onSending, sentNow } from './entries/sending-now.ts';
import { lastContact } from './store/contact.ts';

/** How sending goes. */
export interface Sending {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** When the server answered last: ISO, by this device's clock; null where it never did. */
  readonly lastContact: string | null;
}

/** How sending goes, kept up to date across tabs. */
export function useSending(): Sending {
  const isOnline = useBusState(connectivityChanged) ?? true;
  const isSending = useSyncExternalStore(onSending, () => sentNow().size > 0);
  const at = lastContact()?.at;
  const lastTime = at === undefined ? null : new Date(at).toISOString();
  return { isOnline, isSending, lastContact: lastTime };
}
