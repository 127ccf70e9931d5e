import { clock } from '../clock/clock.ts';
import { localKeys } from './local-keys.ts';
import { readLocally, writeLocally } from './local-store.ts';

/** The time information of a response. */
interface ClockSample {
  /** The server's time, and this device's two clocks at the same moment (milliseconds). */
  readonly server: number;
  readonly machine: number;
  readonly running: number;
}

/** Deviation from the running time above which the clock counts as adjusted (milliseconds). */
const tolerance = 5_000;

/**
 * Maximum time between the warning and the end (milliseconds); for a short session it is a third of
 * its length.
 */
const longestWarning = 120_000;

let noted: ClockSample | null = null;
let longestLength = 0;

/**
 * Records the end of the session from the headers of a response. It is corrected by the server's
 * own time, so that a wrong clock on this device does not change the length of the session.
 *
 * @param end header `session-end`, an ISO instant
 * @param date header `date`; if missing, this device's clock is used
 */
export function noteSessionEnd(end: string, date: string | null): void {
  const ends = Date.parse(end);
  if (Number.isNaN(ends)) return;
  const machine = clock.now().getTime();
  const told = Date.parse(date ?? '');
  const server = Number.isNaN(told) ? machine : told;
  noted = { server, machine, running: performance.now() };
  longestLength = Math.max(longestLength, ends - server);
  writeLocally(localKeys.sessionEnd, String(ends + machine - server));
}

/**
 * Returns when the session ends, in milliseconds by this device's clock; null if unknown. Shared by
 * all tabs, since work in one of them extends the session for the others.
 */
export function sessionEnd(): number | null {
  const kept = Number(readLocally(localKeys.sessionEnd) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

/** Returns whether the session's end has passed. */
export function isSessionOver(): boolean {
  const end = sessionEnd();
  return end !== null && clock.now().getTime() >= end;
}

/**
 * Returns whether this device's clock can be compared with the session's end: this page knows the
 * server's time, and the clock has run evenly since. An adjusted clock and a device that slept look
 * the same, so only the server can decide then.
 */
export function isClockSteady(): boolean {
  if (!noted) return false;
  const { machine, running } = noted;
  const jump = clock.now().getTime() - machine - (performance.now() - running);
  return Math.abs(jump) < tolerance;
}

/**
 * Returns the time of the last response with time information, in milliseconds by this device's
 * clock; null before.
 */
export const lastResponseTime = (): number | null => noted?.machine ?? null;

/** Returns the server's current time; null if this page does not know it yet. */
export const serverTime = (): number | null =>
  noted && noted.server + clock.now().getTime() - noted.machine;

/**
 * Returns how long before the session's end to warn (milliseconds): two minutes, or a third of a
 * short session.
 */
export const warningTime = (): number => Math.min(longestWarning, longestLength / 3);
