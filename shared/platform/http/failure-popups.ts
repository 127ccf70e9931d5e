import { bus } from '../bus/bus-core.ts';
import { type PopupKind, popupRequested, sessionChanged } from '../bus/events.ts';
import { resetSession, storedToken } from '../session/session-store.ts';
import type { CallFailure } from './call-failure.ts';

/**
 * A call that was sent: its number, token, whether it runs in the background, and whether the
 * caller shows its failure.
 */
export interface SentCall {
  readonly number: number;
  readonly token: string | null;
  readonly background: boolean;
  readonly toldInPlace: boolean;
}

let sent = 0;
const shown = new Map<PopupKind, number>();

/** Numbers a call, so that concurrent calls can be distinguished from later ones. */
export function nextCallNumber(): number {
  sent += 1;
  return sent;
}

/**
 * Opens the popup for a failure. A 403 also ends the session, and is ignored if there was none. A
 * 401 or 500 of a background call opens nothing, nor does a 500 that the caller shows itself.
 */
export function showFailure({ status }: CallFailure, call: SentCall): void {
  if (status === 403) {
    if (call.token !== storedToken()) return;
    // Even without a token there may be a session to end, if the browser has lost its storage.
    if (call.token === null && !bus.current(sessionChanged)) return;
    // Emitted first, so that listeners can still see whose session it was.
    bus.emit(popupRequested, { kind: 'session_expired' });
    resetSession('expired');
    return;
  }
  if (call.background) return;
  if (status === 401) showOnce('no_permission', call);
  if (status === 500 && !call.toldInPlace) showOnce('system_error', call);
}

// Shows a popup once for all calls that were in progress when it opened, as they share a cause.
function showOnce(kind: PopupKind, { number }: SentCall): void {
  if (number <= (shown.get(kind) ?? 0)) return;
  shown.set(kind, sent);
  bus.emit(popupRequested, { kind });
}
