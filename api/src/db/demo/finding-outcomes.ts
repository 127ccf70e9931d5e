import type { Check, Outcome } from '@portal/contract/fleet-surveys';
import type { Insertable } from 'kysely';
import type { FindingsTable } from '../schema/tires.ts';
import { type Day, dayOf, instantOf } from './days.ts';
import type { Random } from './random.ts';

/** Bounds in days until a finding is closed, and the share that is ever closed. */
const quickest = 3;
const slowest = 24;
const seenTo = 0.76;

/** The outcomes for each check, with their weights. */
const remedies: Readonly<Record<Check, readonly (readonly [Outcome, number])[]>> = {
  pressure: [
    ['inflated', 70],
    ['repaired', 18],
    ['tire_replaced', 8],
    ['declined', 4],
  ],
  dual_pressure: [
    ['inflated', 85],
    ['valve_replaced', 15],
  ],
  tread_depth: [
    ['tire_replaced', 82],
    ['rotated', 8],
    ['declined', 10],
  ],
  tread_mismatch_duals: [
    ['rotated', 75],
    ['tire_replaced', 25],
  ],
  tread_mismatch_axle: [
    ['rotated', 45],
    ['alignment_recommended', 55],
  ],
};
const mechanics = ['Marcus Hill', 'Renata Duarte', 'Joe Pruitt', 'Luc Gagnon'];

/** An open finding. */
export const unseen = (finding: Insertable<FindingsTable>): Insertable<FindingsTable> => ({
  ...finding,
  revision: 1,
  outcome: null,
  comments: '',
  closed_at: null,
  closed_by: null,
  closed_by_name: '',
});

/** A finding with its outcome by today, if any. */
export function resolveFinding(
  random: Random,
  today: Day,
  finding: Insertable<FindingsTable>,
  foundOn: string,
): Insertable<FindingsTable> {
  const day = dayOf(foundOn) + random.integer(quickest, slowest);
  const isSeenTo = random.chance(seenTo) && day < today;
  const odds = remedies[finding.check_name];
  const [outcome] = odds[random.weighted(odds.map(([, share]) => share))] ?? odds[0] ?? [];
  const mechanic = random.pick(mechanics);
  const minute = random.integer(480, 1000);
  return {
    ...finding,
    revision: isSeenTo ? 2 : 1,
    outcome: isSeenTo && outcome ? outcome : null,
    comments: '',
    closed_at: isSeenTo ? instantOf(day, minute, -5) : null,
    closed_by: null,
    closed_by_name: isSeenTo ? mechanic : '',
  };
}
