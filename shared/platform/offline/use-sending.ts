import { connectivityChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';

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
  return { isOnline, isSending: false, lastContact: null };
}
