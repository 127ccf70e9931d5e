import { sessionEnd, warningTime } from '@portal/platform/session/manage';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

const seconds = createStore<number | null>(null);

/** Milliseconds until the session's end is warned of, negative from then on; null without an end. */
export function untilWarning(now: number): number | null {
  const end = sessionEnd();
  return end === null ? null : end - now - warningTime();
}

/** Notes whether the end is near: how many seconds are left, or null for no warning. */
export function noteTimeLeft(now: number, isSignedIn: boolean): void {
  const until = isSignedIn ? untilWarning(now) : null;
  seconds.set(until === null || until > 0 ? null : Math.ceil((until + warningTime()) / 1000));
}

/** Seconds until the session ends, once it is time to warn; null before. */
export const useTimeLeft = (): number | null =>
  useSyncExternalStore(seconds.subscribe, seconds.current);
