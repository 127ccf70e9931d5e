import { type Kysely, sql } from 'kysely';
import { productName } from '../../../db/product-name.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** Reads the names of products by id, omitting ids that the catalog lacks. */
export async function readProductNames(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${productName} as name from products p where p.id = any (${[...ids]}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
