import { type Kysely, sql } from 'kysely';
import { productName } from '../../../../db/product-name.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { type StoredChange, toldSpec } from './stored-changes.ts';

/** The names of the products that changes tell of, as far as they are in the catalog. */
export async function readProductNames(
  db: Kysely<Schema>,
  changes: readonly Pick<StoredChange, 'before' | 'after'>[],
): Promise<Map<number, string>> {
  const ids = changes.flatMap(({ before, after }) => [
    ...toldSpec(before).products,
    ...toldSpec(after).products,
  ]);
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${productName} as name from products p where p.id = any (${ids}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
