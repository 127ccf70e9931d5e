import { type AxleRole, legalDepth, wearConditions } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import type { RemovalConditionsTable, RemovalsTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf } from './days.ts';
import { deepPuller } from './demo-specs.ts';
import type { Random } from './random.ts';
import { positionOf, removalOdds, wearGroup } from './wear.ts';

export type RemovalRow = Insertable<RemovalsTable> & { readonly id: number };
export type RemovalConditionRow = Insertable<RemovalConditionsTable>;

interface Removed {
  readonly id: number;
  readonly account: Account;
  readonly locationId: number;
  readonly role: AxleRole;
  readonly mountId: number;
  readonly day: Day;
  readonly odometer: number | null;
  /** mm. */
  readonly original: number;
  /** Whether a plant got the casing. */
  readonly isHanded: boolean;
}

const thirtySecond = unitSizes['32nds'];
const destinations = ['scrap', 'stock', 'repair', 'retread'] as const;
const destinationOdds = [52, 24, 14, 10];

/** Why a tire came off, with how much tread. */
export function removalOf(
  random: Random,
  { id, account, locationId, role, mountId, day, odometer, original, isHanded }: Removed,
): { row: RemovalRow; conditions: RemovalConditionRow[] } {
  const reason =
    removalOdds[random.weighted(removalOdds.map(([, odds]) => odds))]?.[0] ?? 'unknown';
  const isDeep = account.id === deepPuller && positionOf[role] === 'drive';
  const pulled = isDeep ? 10 * thirtySecond : legalDepth(role) + 2 * thirtySecond;
  const left =
    reason === 'worn_out'
      ? pulled + random.normal(0, 0.8) * thirtySecond
      : random.between(pulled, Math.max(pulled, original - thirtySecond));
  // Gauges are read in whole 32nds, and nothing wears to less than nothing.
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
