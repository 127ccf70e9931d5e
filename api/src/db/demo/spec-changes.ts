import type { Insertable } from 'kysely';
import type { SpecChangesTable, SpecProductsTable } from '../schema/tires.ts';
import { type Day, dayOf, instantOf, isoOf } from './days.ts';
import { randomOf } from './random.ts';
import { oldest, type SpecRow } from './spec-rows.ts';

type Change = Insertable<SpecChangesTable>;

/**
 * Generates the changes that created all specs but the oldest: who saved them, some days before
 * they took effect.
 */
export function specChanges(
  seed: number,
  today: Day,
  {
    specs,
    approved,
    userId,
  }: {
    readonly specs: readonly SpecRow[];
    readonly approved: readonly Insertable<SpecProductsTable>[];
    readonly userId: number;
  },
): Change[] {
  const first = isoOf(today - oldest);
  const toldOf = (spec: SpecRow) =>
    JSON.stringify({
      target_pressure: spec.target_pressure_kpa ?? null,
      pull_depth: spec.pull_depth_mm ?? null,
      casing_age: spec.casing_age_years ?? null,
      most_repairs: spec.most_repairs ?? null,
      most_caps: spec.most_caps ?? null,
      torque_m22: null,
      torque_stud_20mm: null,
      products: approved.filter(({ spec_id }) => spec_id === spec.id).map((row) => row.product_id),
    });
  return specs
    .filter(({ valid_from }) => valid_from > first)
    .map((spec): Change => {
      const random = randomOf(seed, `change of spec ${spec.id}`);
      const last = Math.min(dayOf(spec.valid_from), today);
      const was = specs
        .filter((each) => hasSamePlaceAndRole(each, spec) && each.valid_from < spec.valid_from)
        .at(-1);
      const { account_id, location_id, role, valid_from } = spec;
      return {
        account_id,
        location_id: location_id ?? null,
        role,
        valid_from,
        at: instantOf(last - random.integer(1, 9), random.integer(840, 1200), 0),
        user_id: userId,
        before: was ? toldOf(was) : null,
        after: toldOf(spec),
      };
    })
    .sort((one, other) => Number(one.at) - Number(other.at));
}

const hasSamePlaceAndRole = (one: SpecRow, other: SpecRow): boolean =>
  one.account_id === other.account_id &&
  one.location_id === other.location_id &&
  one.role === other.role;
