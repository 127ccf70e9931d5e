import { type SpecSaving, specFields } from '@portal/contract/admin';
import { nearestSpecs } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { type CheckedRole, checkedRoles, checkValidFrom } from './checked-specs.ts';
import { readYards } from './find-yards.ts';
import { specAccess } from './spec-access.ts';
import { readRevisions } from './spec-revision.ts';
import { specUnitsOf } from './spec-units.ts';
import { readSpecs, type StoredSpec, specColumns } from './stored-specs.ts';

interface Saving {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly today: string;
}

/** Whose specs are written. */
export interface SpecOwner {
  readonly accountId: number;
  readonly locationId: number | null;
  /** As people name it. */
  readonly name: string;
}

/**
 * Whose specs a call names, if the caller may write them.
 *
 * @throws Refusal `no_right` for a fleet that is not seen whole, `unknown_value`
 */
export async function findOwner(
  { db, user }: Pick<Saving, 'db' | 'user'>,
  { account, location_id }: Pick<SpecSaving, 'account' | 'location_id'>,
): Promise<SpecOwner> {
  const accountId = await findAccount({ db }, { account }, 'account');
  if (location_id === null) {
    if (!specAccess(user).has_fleet_Level_access) throw refuse('no_right', 'location_id');
    return { accountId, locationId: null, name: account };
  }
  const yards = await readYards(db, accountId);
  const yard = yards.find((each) => each.location_id === location_id);
  if (!yard) throw refuse('unknown_value', 'location_id');
  return { accountId, locationId: location_id, name: `${account} ${yard.name}` };
}

/**
 * Saves specs from a day on, all or none.
 *
 * @returns the revision after it
 * @throws Refusal `changed_elsewhere`, `invalid`, `unknown_value`, `not_confirmed`, `no_right`
 */
export async function saveSpecs(saving: Saving, said: SpecSaving): Promise<number> {
  const { db, user, today } = saving;
  return db.transaction().execute(async (transaction) => {
    const owner = await findOwner({ db: transaction, user }, said);
    checkValidFrom(said.valid_from, today);
    const units = specUnitsOf(user);
    const roles = await checkedRoles(transaction, said.roles, units, said.is_confirmed ?? false);
    await lockAccount(transaction, owner.accountId);
    const revisionOf = await readRevisions(transaction, owner.accountId);
    if (revisionOf(owner.locationId) !== said.revision)
      throw refuse('changed_elsewhere', 'revision');
    await writeSpecs(transaction, { ...saving, owner, validFrom: said.valid_from, roles });
    return (await readRevisions(transaction, owner.accountId))(owner.locationId);
  });
}

interface Written extends Omit<Saving, 'db' | 'today'> {
  readonly owner: SpecOwner;
  readonly validFrom: string;
  readonly roles: readonly CheckedRole[];
}

/** Writes specs of an owner from a day on, with what they were until then. */
async function writeSpecs(db: Kysely<Schema>, written: Written): Promise<void> {
  const { owner, validFrom, roles, user, now } = written;
  const { accountId, locationId } = owner;
  const specs = await readSpecs(db, accountId, locationId === null ? [] : [locationId]);
  for (const { role, products, ...values } of roles) {
    const [was] = nearestSpecs(specs, { role, locationId, day: validFrom }).filter(
      (spec) => spec.locationId === locationId,
    );
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
        user_id: user.id,
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
      })
      .execute();
    await recordChange(db, {
      at: now,
      user: user.id,
      area: 'spec',
      action: was ? 'changed' : 'added',
      subject: `${owner.name}, ${role}`,
      account: accountId,
      before: before && { valid_from: was?.validFrom, ...before },
      after: { valid_from: validFrom, ...after },
    });
  }
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
