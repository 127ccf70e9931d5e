import { type AxleRole, legalDepth, wearConditions } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import type { RemovalConditionsTable, RemovalsTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf } from './days.ts';
import { deepTreadAccount } from './demo-specs.ts';
import type { Random } from './random.ts';
import { positionOf, removalOdds, wearGroup } from './wear.ts';

export type RemovalRow = Insertable<RemovalsTable> & { readonly id: number };
export type RemovalConditionRow = Insertable<RemovalConditionsTable>;

interface RemovalOptions {
  readonly id: number;
  readonly account: Account;
  readonly locationId: number;
  readonly role: AxleRole;
  readonly mountId: number;
  readonly day: Day;
  readonly odometer: number | null;
  /** Original tread depth in mm. */
  readonly original: number;
  /** Whether the casing was handed to a plant. */
  readonly isHanded: boolean;
}

const thirtySecond = unitSizes['32nds'];
const destinations = ['scrap', 'stock', 'repair', 'retread'] as const;
const destinationOdds = [52, 24, 14, 10];

/** Generates the removal of a tire, with its reason and tread depth. */
export function removalOf(
  random: Random,
  { id, account, locationId, role, mountId, day, odometer, original, isHanded }: RemovalOptions,
): { row: RemovalRow; conditions: RemovalConditionRow[] } {
  const reason =
    removalOdds[random.weighted(removalOdds.map(([, odds]) => odds))]?.[0] ?? 'unknown';
  const isDeep = account.id === deepTreadAccount && positionOf[role] === 'drive';
  const pulled = isDeep ? 10 * thirtySecond : legalDepth(role) + 2 * thirtySecond;
  const left =
    reason === 'worn_out'
      ? pulled + random.normal(0, 0.8) * thirtySecond
      : random.between(pulled, Math.max(pulled, original - thirtySecond));
  // Gauges read whole 32nds, and tread depth is never negative.
  const read = Math.max(
    0,
    Math.min(Math.floor(original / thirtySecond) - 1, Math.round(left / thirtySecond)),
  );
  return {
    row: {
      id,
      account_id: account.id,
      location_id: locationId,
      mount_id: mountId,
      removed_on: isoOf(day),
      survey_id: null,
      odometer_km: odometer,
      hours: null,
      tread_mm: read * thirtySecond,
      reason,
      destination: isHanded
        ? 'retread'
        : (destinations[random.weighted(destinationOdds)] ?? 'scrap'),
      client_key: null,
      created_by: null,
      changed_at: instantOf(day, random.integer(420, 1080), -5),
    },
    conditions:
      reason === 'irregular_wear'
        ? [{ removal_id: id, condition: random.pick(wearConditions[wearGroup[positionOf[role]]]) }]
        : [],
  };
}
