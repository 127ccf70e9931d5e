import { carryOut } from '../../http/call.ts';
import { type CallFailure, isCallFailure } from '../../http/call-failure.ts';
import { showFailure } from '../../http/failure-popups.ts';
import { storedToken } from '../../session/session-store.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { isServersWord } from './servers-word.ts';

/** What came of sending an entry. */
export type Sent =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: EntryFailure }
  /** The session is over. */
  | { readonly kind: 'no_session' }
  /** The server asks for a pause (seconds). */
  | { readonly kind: 'busy'; readonly pause: number }
  /** No answer, or none of this server's. */
  | { readonly kind: 'away' };

/** What takes longer is broken off; a photo takes longer on a bad line (milliseconds). */
const patience = { plain: 30_000, file: 120_000 } as const;

/** The pause of a server that does not say how long (seconds). */
const usualPause = 30;

/**
 * Sends an entry as the person who is signed in.
 *
 * @param isFresh the person wrote it just now: that counts as work, so that the session goes on
 */
export async function sendEntry(entry: Entry, isFresh: boolean): Promise<Sent> {
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
    // Calls that write answer by objects. A text is a page of something between here and the server.
    return typeof answer === 'object' ? { kind: 'answered', answer } : { kind: 'away' };
  } catch (failure) {
    // Somebody has changed what is stored: it cannot be put into a request.
    if (!isCallFailure(failure)) return { kind: 'refused', failure: unsendable };
    const sent = ofFailure(failure);
    if (sent.kind === 'no_session')
      showFailure(failure, { number: 0, token, background: true, toldInPlace: true });
    return sent;
  } finally {
    clearTimeout(timer);
  }
}

const unsendable: EntryFailure = { status: 0, code: 'invalid', path: '', details: {} };

function ofFailure(failure: CallFailure): Sent {
  const { status, code, path, details, retryAfter } = failure;
  if (status === 429) return { kind: 'busy', pause: retryAfter ?? usualPause };
  const isRefusal = isServersWord(failure) || status === 413;
  if (!isRefusal || status < 400 || status >= 500) return { kind: 'away' };
  if (status === 403) return { kind: 'no_session' };
  return { kind: 'refused', failure: { status, code, path, details } };
}
