import { sessionEnd, warningTime } from '@portal/platform/session/manage';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

const seconds = createStore<number | null>(null);

/**
 * Returns the milliseconds until the session warning, negative after it; null without a session
 * end.
 */
export function timeUntilWarning(now: number): number | null {
  const end = sessionEnd();
  return end === null ? null : end - now - warningTime();
}

/** Notes the seconds left if the end is near, or null for no warning. */
export function noteTimeLeft(now: number, isSignedIn: boolean): void {
  const until = isSignedIn ? timeUntilWarning(now) : null;
  seconds.set(until === null || until > 0 ? null : Math.ceil((until + warningTime()) / 1000));
}

/** Returns the seconds until the session ends, once the warning is due; null before. */
export const useTimeLeft = (): number | null =>
  useSyncExternalStore(seconds.subscribe, seconds.current);
