import { productName, type SavedProduct } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { ProductsTable } from '../../../db/schema/fleet.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { storedDepth } from './product-depths.ts';

export interface Saving {
  readonly user: CurrentUser;
  readonly now: Date;
}

type StoredProduct = Pick<
  ProductsTable,
  'kind' | 'brand' | 'line' | 'size' | 'load_range' | 'design_position' | 'original_tread_mm'
> & {
  readonly id: number;
  readonly revision: number;
  readonly retired_at: Date | null;
  readonly merged_into: number | null;
};

export const storedName = ({ brand, line, size }: Pick<StoredProduct, 'brand' | 'line' | 'size'>) =>
  productName({ brand, product_line: line, tire_size: size });

/**
 * Adds or changes a product. A retired product stays readable.
 *
 * @returns its id
 * @throws Refusal `unknown_value` for an unknown product, `changed_elsewhere` for a stale revision,
 * `invalid` for another kind, for an impossible tread depth and for offering a merged duplicate
 * again, `unique` for a duplicate, however it is spelled
 */
export function saveProduct(
  db: Kysely<Schema>,
  saved: SavedProduct,
  { user, now }: Saving,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockBrands(transaction);
    const before = (saved.id !== null && (await findStoredProduct(transaction, saved.id))) || null;
    if (saved.id !== null && !before) throw refuse('unknown_value', 'id');
    if (before && before.revision !== saved.revision)
      throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
        extra: { revision: before.revision },
      });
    if (before && before.kind !== saved.kind) throw refuse('invalid', 'kind');
    if (before?.merged_into && !saved.is_retired)
      throw refuse('invalid', 'is_retired', 'It was merged into another product.');
    const values = {
      kind: saved.kind,
      brand: saved.brand.trim(),
      line: saved.product_line.trim(),
      size: saved.tire_size.trim(),
      load_range: saved.load_range,
      design_position: saved.design_position,
      original_tread_mm: storedDepth(saved.tread_depth, before?.original_tread_mm ?? null, user),
      retired_at: saved.is_retired ? (before?.retired_at ?? now) : null,
    };
    await checkUnique(transaction, values, before);
    const id = await write(transaction, values, before);
    await recordChange(transaction, {
      at: now,
      user: user.id,
      area: 'product',
      action: before ? 'changed' : 'added',
      subject: storedName(values),
      before: before && toAuditValues(before),
      after: toAuditValues(values),
    });
    return id;
  });
}

/** Serializes saves: concurrent ones would not see each other's names. */
export const lockBrands = (transaction: Transaction<Schema>) =>
  sql`lock table brands in share row exclusive mode`.execute(transaction);

export const findStoredProduct = (transaction: Transaction<Schema>, id: number) =>
  transaction
    .selectFrom('products')
    .select([
      'id',
      'kind',
      'brand',
      'line',
      'size',
      'load_range',
      'design_position',
      'original_tread_mm',
      'revision',
      'retired_at',
      'merged_into',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Values = Omit<StoredProduct, 'id' | 'revision' | 'merged_into'>;

/** A product whose names do not change is not checked: it may be a duplicate from an import. */
async function checkUnique(
  transaction: Transaction<Schema>,
  values: Values,
  before: StoredProduct | null,
): Promise<void> {
  const names = ['brand', 'line', 'size', 'load_range'] as const;
  if (before && names.every((name) => before[name] === values[name])) return;
  const { rows } = await sql`
    select from products
    where kind = ${values.kind} and load_range is not distinct from ${values.load_range}
      and name_key = concat_ws('|', product_key(${values.brand}), product_key(${values.line}), product_key(${values.size}))
      and id is distinct from ${before?.id ?? null}
    limit 1`.execute(transaction);
  if (rows.length > 0) throw refuse('unique', 'product_line');
}

async function write(
  transaction: Transaction<Schema>,
  values: Values,
  before: StoredProduct | null,
): Promise<number> {
  if (!before) {
    const { id } = await transaction
      .insertInto('products')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await transaction
    .updateTable('products')
    .set({ ...values, revision: before.revision + 1 })
    .where('id', '=', before.id)
    .execute();
  return before.id;
}

const toAuditValues = ({ retired_at, original_tread_mm, line, size, ...values }: Values) => ({
  kind: values.kind,
  brand: values.brand,
  product_line: line,
  tire_size: size,
  load_range: values.load_range,
  design_position: values.design_position,
  tread_depth: original_tread_mm,
  is_retired: retired_at !== null,
});
