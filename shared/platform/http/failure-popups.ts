import { bus } from '../bus/bus-core.ts';
import { type PopupKind, popupRequested, sessionChanged } from '../bus/events.ts';
import { resetSession, storedToken } from '../session/session-store.ts';
import type { CallFailure } from './call-failure.ts';

/** A call that was sent: when, as whom, whether somebody waits for it, and who tells its failure. */
export interface SentCall {
  readonly number: number;
  readonly token: string | null;
  readonly background: boolean;
  readonly toldInPlace: boolean;
}

let sent = 0;
const shown = new Map<PopupKind, number>();

/** Counts a call, so that calls under way together can be told from later ones. */
export function numberOfCall(): number {
  sent += 1;
  return sent;
}

/**
 * Opens the popup that a failure asks for. A 403 also ends the session here, and is silent to
 * somebody who had none. A 401 or 500 of a background call opens nothing, nor does a 500 that the
 * caller tells in its place.
 */
export function showFailure({ status }: CallFailure, call: SentCall): void {
  if (status === 403) {
    if (call.token !== storedToken()) return;
    // Without a token there is still a session to end where the browser has lost what it kept.
    if (call.token === null && !bus.current(sessionChanged)) return;
    // Told first: whoever hears it can still see whose session it was.
    bus.emit(popupRequested, { kind: 'session_expired' });
    resetSession('expired');
    return;
  }
  if (call.background) return;
  if (status === 401) showOnce('no_permission', call);
  if (status === 500 && !call.toldInPlace) showOnce('system_error', call);
}

// Calls that were under way when a popup opened belong to the same trouble: it is told once.
function showOnce(kind: PopupKind, { number }: SentCall): void {
  if (number <= (shown.get(kind) ?? 0)) return;
  shown.set(kind, sent);
  bus.emit(popupRequested, { kind });
}
