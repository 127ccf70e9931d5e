import { isDeepStrictEqual } from 'node:util';
import type { ProductMerge, ProductUses } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { namingTables } from './read-products.ts';
import { findStored, type Saving, storedName, takeTurns } from './save-product.ts';

/**
 * What names a product, of all records.
 *
 * @throws Refusal `unknown_value` for a product that there is not
 */
export async function countUses(db: Kysely<Schema>, id: number): Promise<ProductUses> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where product_id = p.id)`;
  const { rows } = await sql<ProductUses>`
    select ${sql.join(namingTables.map((table) => sql`${count(table)} as ${sql.ref(table)}`))},
      ${count('spec_products')} as specs
    from products p where p.id = ${id}`.execute(db);
  if (!rows[0]) throw refuse('unknown_value', 'id');
  return rows[0];
}

/**
 * Moves everything that names a double to the product that stays, and retires the double, which names that product
 * from then on. All of it or nothing.
 *
 * @throws Refusal `unknown_value` for a product that there is not; `invalid` for one that is to be merged into
 *   itself, into another kind or into what was merged itself; `not_confirmed` for another name; `changed_elsewhere` where the double or what
 *   names it is not what was read
 */
export const mergeProducts = (
  db: Kysely<Schema>,
  { id, into, revision, confirmed_name, uses }: ProductMerge,
  { user, now }: Saving,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (id === into) throw refuse('invalid', 'into', 'A product is not merged into itself.');
    await takeTurns(transaction);
    const double = await findStored(transaction, id);
    const staying = await findStored(transaction, into);
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
  for (const table of namingTables)
    await sql`update ${sql.table(table)} set product_id = ${into} where product_id = ${id}`.execute(
      transaction,
    );
  await sql`
    insert into spec_products (spec_id, product_id)
    select spec_id, ${into} from spec_products where product_id = ${id}
    on conflict do nothing`.execute(transaction);
  await transaction.deleteFrom('spec_products').where('product_id', '=', id).execute();
}
