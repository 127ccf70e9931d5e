import type { TireSaving } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere } from '../../../writing/row-changes.ts';
import type { StoredWheel } from './stored-wheel.ts';

/**
 * Checks that the tire at a position is the one that the author has read.
 *
 * @throws Refusal `changed_elsewhere`
 */
export async function checkTire(
  transaction: Kysely<Schema>,
  { tire_id }: TireSaving,
  { tire }: StoredWheel,
): Promise<void> {
  if (tire_id === undefined || tire_id === (tire?.tire_id ?? null)) return;
  const present = { id: tire?.tire_id ?? tire_id ?? 0, revision: tire?.revision ?? 0 };
  throw await changedElsewhere(transaction, { kind: 'tire', ...present });
}
