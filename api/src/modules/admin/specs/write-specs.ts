import { specFields } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type SpecWrite, specBefore } from './planned-writes.ts';
import { readProductNames } from './product-names.ts';
import { type StoredSpec, specColumns } from './stored-specs.ts';

interface WriteSpecsOptions {
  readonly accountId: number;
  /** The stored specs of the account and of the yards to write. */
  readonly stored: readonly StoredSpec[];
  readonly writes: readonly SpecWrite[];
  /** Names a place for the audit. */
  readonly nameOf: (locationId: number | null) => string;
  readonly userId: number;
  readonly now: Date;
  /** The change that this write undoes. */
  readonly takesBack?: number;
}

/** Writes specs and records each change with the values before it. */
export async function writeSpecs(db: Kysely<Schema>, writing: WriteSpecsOptions): Promise<void> {
  const names = await readProductNames(
    db,
    writing.writes.flatMap(({ products }) => products),
  );
  for (const write of writing.writes) await writeSpec(db, write, writing, names);
}

async function writeSpec(
  db: Kysely<Schema>,
  write: SpecWrite,
  { accountId, stored, nameOf, userId, now, takesBack }: WriteSpecsOptions,
  names: ReadonlyMap<number, string>,
): Promise<void> {
  const { role, locationId, validFrom, products, ...values } = write;
  const was = specBefore(stored, write);
  const key = { account_id: accountId, location_id: locationId, role, valid_from: validFrom };
  const { id } = await db
    .insertInto('specs')
    .values({ ...key, ...specColumns(values) })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'location_id', 'role', 'valid_from'])
        .doUpdateSet(specColumns(values)),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await approve(db, id, products);
  const before = was ? valuesOf(was) : null;
  const after = { ...values, products };
  await db
    .insertInto('spec_changes')
    .values({
      ...key,
      at: now,
      user_id: userId,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      takes_back: takesBack ?? null,
    })
    .execute();
  const changed = was ? 'changed' : 'added';
  await recordChange(db, {
    at: now,
    user: userId,
    area: 'spec',
    action: takesBack === undefined ? changed : 'restored',
    subject: `${nameOf(locationId)}, ${role}`,
    account: accountId,
    before: was
      ? { valid_from: was.validFrom, ...before, products: was.products.map(({ name }) => name) }
      : null,
    after: { valid_from: validFrom, ...after, products: products.map((id) => names.get(id)) },
  });
}

const valuesOf = (spec: StoredSpec) => ({
  ...Object.fromEntries(specFields.map((field) => [field, spec[field]])),
  products: spec.products.map(({ product_id }) => product_id),
});

async function approve(
  db: Kysely<Schema>,
  specId: number,
  products: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('spec_products')
    .where('spec_id', '=', specId)
    .where('product_id', '<>', sql<number>`all (${[...products]}::int[])`)
    .execute();
  if (products.length === 0) return;
  await db
    .insertInto('spec_products')
    .values(products.map((product_id) => ({ spec_id: specId, product_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
