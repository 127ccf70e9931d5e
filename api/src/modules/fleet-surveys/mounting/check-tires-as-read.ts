import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere } from '../../../writing/row-changes.ts';
import type { Exchange } from './exchange.ts';
import type { UnitMounts } from './unit-mounts.ts';

/**
 * Checks that the tires at positions are those that the author has read.
 *
 * @throws Refusal `changed_elsewhere`
 */
export async function checkTiresAsRead(
  db: Kysely<Schema>,
  exchanges: readonly Exchange[],
  mounts: UnitMounts,
): Promise<void> {
  for (const { place, tireId, revision } of exchanges) {
    const present = mounts.at(place);
    if ((present?.tire_id ?? null) === tireId && (present?.revision ?? 0) === revision) continue;
    throw await changedElsewhere(db, {
      kind: 'tire',
      id: present?.tire_id ?? tireId ?? 0,
      revision: present?.revision ?? revision + 1,
    });
  }
}
