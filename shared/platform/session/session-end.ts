import { clock } from '../guarding/clock.ts';
import { localKeys } from './local-keys.ts';
import { keepLocally, readLocally } from './local-store.ts';

/**
 * Notes the end of the session from an answer's headers. The server's own time stands beside it,
 * so that a clock that is wrong on this machine does not shorten or lengthen the session.
 *
 * @param end header `session-end`, an ISO instant
 * @param date header `date`; without it this machine's clock is trusted
 */
export function noteSessionEnd(end: string, date: string | null): void {
  const ends = Date.parse(end);
  if (Number.isNaN(ends)) return;
  const now = clock.now().getTime();
  const server = Date.parse(date ?? '');
  const offset = Number.isNaN(server) ? 0 : now - server;
  keepLocally(localKeys.sessionEnd, String(ends + offset));
}

/**
 * When the session ends, in milliseconds of this machine's clock; null when nobody has said. All
 * tabs share it, since work in one of them keeps the session alive for the others.
 */
export function sessionEnd(): number | null {
  const kept = Number(readLocally(localKeys.sessionEnd) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

/** Whether the session's end has passed. */
export function isSessionOver(): boolean {
  const end = sessionEnd();
  return end !== null && clock.now().getTime() >= end;
}
