import { readKept, writeKept } from '@portal/platform/session';
import { type Way, ways } from '../../../axles/wheel-order.ts';

/** How somebody inspects, as this browser keeps it. */
export interface Habits {
  readonly way: Way;
  /** Of the hand that holds the device. */
  readonly thumb: 'left' | 'right';
  /** Treads that are read of each tire. */
  readonly treads: 1 | 2 | 3;
}

export const thumbs = ['left', 'right'] as const;
export const treadCounts = [1, 2, 3] as const;

const usual: Habits = { way: 'clockwise', thumb: 'right', treads: 1 };
const keyOf = (login: string) => `surveys/habits/${encodeURIComponent(login)}`;

/** What this browser keeps for a user. Anything may stand in its storage. */
export function readHabits(login: string): Habits {
  const kept = readKept('browser', keyOf(login));
  const listed = <Value>(name: keyof Habits, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === Reflect.get(Object(kept), name)) ?? otherwise;
  return {
    way: listed('way', ways, usual.way),
    thumb: listed('thumb', thumbs, usual.thumb),
    treads: listed('treads', treadCounts, usual.treads),
  };
}

/** Keeps it as far as the browser does. */
export function writeHabits(login: string, habits: Habits): void {
  writeKept('browser', keyOf(login), habits);
}
