import type { Unit, UnitSaving } from '@portal/contract/fleet-surveys';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, noteChange } from '../../../writing/row-changes.ts';
import { findLocation } from '../locations/find-location.ts';
import { lockAccount } from '../lock-account.ts';
import { checkUnit, type UnitColumns } from './check-unit.ts';
import { findUnit } from './read-unit-details.ts';
import { ownerId, ownerName } from './unit-owners.ts';
import { readUnit } from './unit-rows.ts';

interface Author {
  readonly user: CurrentUser;
  readonly now: Date;
}

type Present = Selectable<Schema['units']>;
type Columns = UnitColumns & {
  readonly location_id: number | null;
  readonly owner_id: number | null;
};

/**
 * Adds a unit, or changes one. What stands there already is no change.
 *
 * @throws Refusal `unknown_value`, `invalid`, `unique`, `changed_elsewhere`
 */
export async function saveUnit(
  transaction: Kysely<Schema>,
  author: Author,
  saving: UnitSaving,
): Promise<Unit> {
  const { client_key, unit_id, revision, location_id, owner, ...said } = saving;
  const present =
    unit_id === undefined
      ? null
      : await findUnit({ db: transaction, user: author.user }, unit_id, 'unit_id');
  const account_id = await accountOf(transaction, present, location_id);
  await lockAccount(transaction, account_id);
  const columns: Columns = {
    ...checkUnit(said, present, author.now.getUTCFullYear()),
    location_id,
    owner_id:
      owner === undefined
        ? (present?.owner_id ?? null)
        : await ownerId(transaction, account_id, owner),
  };
  const id = present
    ? await changeUnit(transaction, author, { id: present.id, revision, columns })
    : await addUnit(transaction, author, { account_id, client_key, columns });
  return readUnit(transaction, { id, account_id });
}

/** The account that a unit is of, or comes to by its location. */
async function accountOf(
  transaction: Kysely<Schema>,
  present: Present | null,
  location_id: number | null,
): Promise<number> {
  if (location_id === null) {
    if (present) return present.account_id;
    throw refuse('invalid', 'location_id', 'A new unit stands at a location.');
  }
  const { account_id } = await findLocation(transaction, location_id, 'location_id');
  if (present && present.account_id !== account_id) throw refuse('unknown_value', 'location_id');
  return account_id;
}

async function addUnit(
  transaction: Kysely<Schema>,
  author: Author,
  {
    account_id,
    client_key,
    columns,
  }: { account_id: number; client_key: string | undefined; columns: Columns },
): Promise<number> {
  await checkNumberIsFree(transaction, { account_id, id: 0, number: columns.unit_number });
  const { id } = await transaction
    .insertInto('units')
    .values({
      ...columns,
      account_id,
      client_key: client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_at: author.now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { kind: 'unit', id, revision: 1, accountId: account_id } as const;
  await noteChange(transaction, author, { ...change, action: 'created', before: {} });
  return id;
}

async function changeUnit(
  transaction: Kysely<Schema>,
  author: Author,
  { id, revision, columns }: { id: number; revision: number | undefined; columns: Columns },
): Promise<number> {
  // Read again, now that nobody else changes it.
  const present = await findUnit({ db: transaction, user: author.user }, id, 'unit_id');
  const before = differing(present, columns);
  if (Object.keys(before).length === 0) return id;
  if (revision === undefined)
    throw refuse('invalid', 'revision', 'A change names what it has read.');
  if (present.revision !== revision) {
    throw await changedElsewhere(transaction, { kind: 'unit', id, revision: present.revision });
  }
  const { account_id } = present;
  await checkNumberIsFree(transaction, { account_id, id, number: columns.unit_number });
  await transaction
    .updateTable('units')
    .set({ ...columns, revision: revision + 1, changed_at: author.now })
    .where('id', '=', id)
    .execute();
  const { owner_id, ...fields } = before;
  const owner =
    owner_id === undefined ? {} : { owner: await ownerName(transaction, present.owner_id) };
  await noteChange(transaction, author, {
    kind: 'unit',
    id,
    revision: revision + 1,
    accountId: account_id,
    action: 'changed',
    before: { ...fields, ...owner },
  });
  return id;
}

/** What is kept now of the columns that are to change. */
const differing = (present: Present, columns: Columns): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      const kept = present[name as keyof Columns];
      return kept === value ? [] : [[name, kept]];
    }),
  );

async function checkNumberIsFree(
  transaction: Kysely<Schema>,
  { account_id, id, number }: { account_id: number; id: number; number: string },
): Promise<void> {
  const taken = await transaction
    .selectFrom('units')
    .select('id')
    .where('account_id', '=', account_id)
    .where('number_key', '=', sql<string>`lower(${number}::text collate "und-x-icu")`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw refuse('unique', 'unit_number');
}
