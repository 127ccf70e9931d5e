import { useSyncExternalStore } from 'react';
import { connectivityChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';
import { idsBeingSent, onSending } from './entries/sending-now.ts';
import { lastContact } from './store/contact.ts';

/** State of sending. */
export interface Sending {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** Time of the server's last response: ISO, by this device's clock; null if there was none. */
  readonly lastContact: string | null;
}

/** Returns the state of sending, kept up to date across tabs. */
export function useSending(): Sending {
  const isOnline = useBusState(connectivityChanged) ?? true;
  const isSending = useSyncExternalStore(onSending, () => idsBeingSent().size > 0);
  const at = lastContact()?.at;
  const lastTime = at === undefined ? null : new Date(at).toISOString();
  return { isOnline, isSending, lastContact: lastTime };
}
