import { unitSizes } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A position of a unit, as on the wire. */
export interface Place {
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly slot: 'outer' | 'inner' | 'single';
}

/** The left outer tire on the second axle of a tractor. */
export const outer: Place = { axle_number: 2, side: 'left', slot: 'outer' };

/**
 * Mounts a tire on a unit that had 26/32 in of tread when new.
 *
 * @returns the mount's id
 */
export async function mountTire(
  kysely: Kysely<Schema>,
  unit_id: number,
  place: Place,
  started_on: string,
): Promise<number> {
  const { account_id } = await kysely
    .selectFrom('units')
    .select('account_id')
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow();
  const original_tread_mm = 26 * unitSizes['32nds'];
  const made = { kind: 'tire', brand: 'Northvale', line: 'NO-D10', size: '11R22.5' } as const;
  const product = await kysely
    .insertInto('products')
    .values({ ...made, load_range: 'G', design_position: 'drive', original_tread_mm })
    // Uses the same product each time.
    .onConflict((conflict) =>
      conflict.columns(['kind', 'brand', 'line', 'size', 'load_range']).doUpdateSet(made),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const tire = await kysely
    .insertInto('tires')
    .values({ account_id, product_id: product.id, tin: '3KA41024' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('tire_lives')
    .values({ tire_id: tire.id, caps: 0, product_id: product.id, original_tread_mm })
    .execute();
  const { id } = await kysely
    .insertInto('mounts')
    .values({ ...place, account_id, tire_id: tire.id, caps: 0, unit_id, started_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
