import { isDeepStrictEqual } from 'node:util';
import type { ProductMerge, ProductUses } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { productReferenceTables } from './read-products.ts';
import { findStoredProduct, lockBrands, type Saving, storedName } from './save-product.ts';

/**
 * Counts the records of every kind that refer to a product.
 *
 * @throws Refusal `unknown_value` for an unknown product
 */
export async function countUses(db: Kysely<Schema>, id: number): Promise<ProductUses> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where product_id = p.id)`;
  const { rows } = await sql<ProductUses>`
    select ${sql.join(productReferenceTables.map((table) => sql`${count(table)} as ${sql.ref(table)}`))},
      ${count('spec_products')} as specs
    from products p where p.id = ${id}`.execute(db);
  if (!rows[0]) throw refuse('unknown_value', 'id');
  return rows[0];
}

/**
 * Moves all references from a duplicate to the product that stays, then retires the duplicate,
 * which from then on points to that product. Runs in one transaction.
 *
 * @throws Refusal `unknown_value` for an unknown product; `invalid` for a merge into the product
 * itself, into another kind or into a merged product; `not_confirmed` for a wrong name;
 * `changed_elsewhere` if the duplicate or its uses changed since they were read
 */
export const mergeProducts = (
  db: Kysely<Schema>,
  { id, into, revision, confirmed_name, uses }: ProductMerge,
  { user, now }: Saving,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (id === into) throw refuse('invalid', 'into', 'A product is not merged into itself.');
    await lockBrands(transaction);
    const double = await findStoredProduct(transaction, id);
    const staying = await findStoredProduct(transaction, into);
    if (!double) throw refuse('unknown_value', 'id');
    if (!staying) throw refuse('unknown_value', 'into');
    if (staying.merged_into !== null) throw refuse('invalid', 'into', 'It was merged itself.');
    if (double.kind !== staying.kind) throw refuse('invalid', 'into', 'It is of another kind.');
    if (double.revision !== revision) throw changedElsewhere('revision');
    if (confirmed_name !== storedName(double)) throw refuse('not_confirmed', 'confirmed_name');
    const present = await countUses(transaction, id);
    if (!isDeepStrictEqual(present, uses)) throw changedElsewhere('uses');
    await moveUses(transaction, id, into);
    await transaction
      .updateTable('products')
      .set({ retired_at: double.retired_at ?? now, merged_into: into, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('products')
      .set({ merged_into: into })
      .where('merged_into', '=', id)
      .execute();
    await recordChange(transaction, {
      at: now,
      user: user.id,
      area: 'product',
      action: 'merged',
      subject: storedName(double),
      before: present,
      after: { merged_into: storedName(staying) },
    });
  });

const changedElsewhere = (path: string) =>
  new Refusal('changed_elsewhere', path, refusalMessages.changed_elsewhere);

async function moveUses(transaction: Transaction<Schema>, id: number, into: number): Promise<void> {
  for (const table of productReferenceTables)
    await sql`update ${sql.table(table)} set product_id = ${into} where product_id = ${id}`.execute(
      transaction,
    );
  await sql`
    insert into spec_products (spec_id, product_id)
    select spec_id, ${into} from spec_products where product_id = ${id}
    on conflict do nothing`.execute(transaction);
  await transaction.deleteFrom('spec_products').where('product_id', '=', id).execute();
}
