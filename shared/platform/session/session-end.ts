import { clock } from '../clock/clock.ts';
import { localKeys } from './local-keys.ts';
import { keepLocally, readLocally } from './local-store.ts';

/** What an answer told this page of the time. */
interface Noted {
  /** The server's instant, and this machine's two clocks beside it (milliseconds). */
  readonly server: number;
  readonly machine: number;
  readonly running: number;
}

/** A clock that is further off than this against the running time was set (milliseconds). */
const tolerance = 5_000;

/** A warning comes so long before the end, or a third of a session that is short (milliseconds). */
const longestWarning = 120_000;

let noted: Noted | null = null;
let longestLength = 0;

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
  const machine = clock.now().getTime();
  const told = Date.parse(date ?? '');
  const server = Number.isNaN(told) ? machine : told;
  noted = { server, machine, running: performance.now() };
  longestLength = Math.max(longestLength, ends - server);
  keepLocally(localKeys.sessionEnd, String(ends + machine - server));
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

/**
 * Whether this machine's clock can be held against the session's end: an answer told this page of
 * it, and the clock has run evenly since. A clock that was set and a machine that slept look the
 * same from here, so that only the server can tell.
 */
export function isClockSteady(): boolean {
  if (!noted) return false;
  const { machine, running } = noted;
  const jump = clock.now().getTime() - machine - (performance.now() - running);
  return Math.abs(jump) < tolerance;
}

/** When an answer told this page of the time last, in milliseconds of this machine's clock; null before. */
export const notedAt = (): number | null => noted?.machine ?? null;

/** The server's present time, as far as it told this page; null before it did. */
export const serverTime = (): number | null =>
  noted && noted.server + clock.now().getTime() - noted.machine;

/** How long before the session's end to warn (milliseconds): two minutes, or a third of it. */
export const warningTime = (): number => Math.min(longestWarning, longestLength / 3);
