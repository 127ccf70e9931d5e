import type { TireMake } from '@portal/contract/fleet-surveys';
import { madeOn, tinFault, tinOf } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findProducts, type TireProductColumns } from './find-products.ts';

/** The stored fields of a tire's make. */
export interface TireColumns extends TireProductColumns {
  readonly tin: string | null;
  readonly caps: number;
}

/**
 * Validates the make of a tire and returns its fields for storage.
 *
 * @throws Refusal `unknown_value`, `invalid` at the field
 */
export async function tireColumns(
  db: Kysely<Schema>,
  said: TireMake,
  now: Date,
): Promise<TireColumns> {
  return { tin: storedTin(said, now), caps: said.caps, ...(await findProducts(db, said)) };
}

/** @throws Refusal `invalid` at `tin` */
function storedTin({ tin }: TireMake, now: Date): string | null {
  const kept = tin === null ? '' : tinOf(tin);
  if (kept === '') return null;
  if (tinFault(kept, now)) throw refuse('invalid', 'tin');
  return kept;
}

/** The columns of a tire that depend on its make. */
export const makeColumns = ({ tin, product_id }: TireColumns) => ({
  tin,
  product_id,
  made_on: tin === null ? null : madeOn(tin),
});

/** Writes the present life of a tire. */
export async function saveTireLife(
  transaction: Kysely<Schema>,
  tire_id: number,
  { caps, life_product_id: product_id, original_tread_mm }: TireColumns,
): Promise<void> {
  await transaction
    .insertInto('tire_lives')
    .values({ tire_id, caps, product_id, original_tread_mm })
    .onConflict((conflict) =>
      conflict.columns(['tire_id', 'caps']).doUpdateSet({ product_id, original_tread_mm }),
    )
    .execute();
}

/**
 * Adds a tire with its present life.
 *
 * @returns its id
 */
export async function addTire(
  transaction: Kysely<Schema>,
  columns: TireColumns,
  row: {
    readonly account_id: number;
    readonly created_by: number;
    readonly changed_at: Date;
    readonly made_with?: number | null;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('tires')
    .values({ ...makeColumns(columns), ...row, client_key: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTireLife(transaction, id, columns);
  return id;
}
