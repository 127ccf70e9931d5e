import { readKept, writeKept } from '@portal/platform/session';
import { type ReadingOrder, readingOrders } from '../../../axles/wheel-order.ts';

/** A user's inspection preferences, stored in this browser. */
export interface Habits {
  readonly way: ReadingOrder;
  /** Thumb of the hand that holds the device. */
  readonly thumb: 'left' | 'right';
  /** Number of tread depths read per tire. */
  readonly treads: 1 | 2 | 3;
}

export const thumbs = ['left', 'right'] as const;
export const treadCounts = [1, 2, 3] as const;

const usual: Habits = { way: 'clockwise', thumb: 'right', treads: 1 };
const keyOf = (login: string) => `surveys/habits/${encodeURIComponent(login)}`;

/** Reads a user's preferences from this browser, whose storage may contain anything. */
export function readHabits(login: string): Habits {
  const kept = readKept('browser', keyOf(login));
  const listed = <Value>(name: keyof Habits, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === Reflect.get(Object(kept), name)) ?? otherwise;
  return {
    way: listed('way', readingOrders, usual.way),
    thumb: listed('thumb', thumbs, usual.thumb),
    treads: listed('treads', treadCounts, usual.treads),
  };
}

/** Stores a user's preferences, if the browser allows it. */
export function writeHabits(login: string, habits: Habits): void {
  writeKept('browser', keyOf(login), habits);
}
