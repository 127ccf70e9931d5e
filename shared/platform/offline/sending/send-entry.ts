import { carryOut } from '../../http/call.ts';
import { type CallFailure, isCallFailure } from '../../http/call-failure.ts';
import { showFailure } from '../../http/failure-popups.ts';
import { storedToken } from '../../session/session-store.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { isFromServer } from './is-from-server.ts';

/** Result of sending an entry. */
export type SendResult =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: EntryFailure }
  /** The session has ended. */
  | { readonly kind: 'no_session' }
  /** The server requests a pause (seconds). */
  | { readonly kind: 'busy'; readonly pause: number }
  /** No response, or none from this server. */
  | { readonly kind: 'away' };

/** Timeouts (milliseconds); a photo takes longer on a bad connection. */
const patience = { plain: 30_000, file: 120_000 } as const;

/** Pause if the server gives no duration (seconds). */
const usualPause = 30;

/**
 * Sends an entry as the signed-in user.
 *
 * @param isFresh the user has just written it: this counts as activity and extends the session
 */
export async function sendEntry(entry: Entry, isFresh: boolean): Promise<SendResult> {
  const token = storedToken();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), entry.file ? patience.file : patience.plain);
  try {
    const answer = await carryOut(entry.call, {
      ...entry.options,
      ...(entry.file && { file: entry.file }),
      background: !isFresh,
      untold: true,
      signal: stop.signal,
    });
    // Write calls return objects. A string is a page from an intermediary.
    return typeof answer === 'object' ? { kind: 'answered', answer } : { kind: 'away' };
  } catch (failure) {
    // The stored data was tampered with and cannot be put into a request.
    if (!isCallFailure(failure)) return { kind: 'refused', failure: unsendable };
    const sent = resultOfFailure(failure);
    if (sent.kind === 'no_session')
      showFailure(failure, { number: 0, token, background: true, toldInPlace: true });
    return sent;
  } finally {
    clearTimeout(timer);
  }
}

const unsendable: EntryFailure = { status: 0, code: 'invalid', path: '', details: {} };

function resultOfFailure(failure: CallFailure): SendResult {
  const { status, code, path, details, retryAfter } = failure;
  if (status === 429) return { kind: 'busy', pause: retryAfter ?? usualPause };
  const isRefusal = isFromServer(failure) || status === 413;
  if (!isRefusal || status < 400 || status >= 500) return { kind: 'away' };
  if (status === 403) return { kind: 'no_session' };
  return { kind: 'refused', failure: { status, code, path, details } };
}
