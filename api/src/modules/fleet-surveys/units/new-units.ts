import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, recordRowChanges } from '../../../writing/row-changes.ts';
import type { UnitColumns } from './check-unit.ts';

/** The columns of a unit that a write sets. */
export type UnitWriteColumns = UnitColumns & {
  readonly location_id: number | null;
  readonly owner_id: number | null;
};

/** Units per insert, well below the limit on a statement's parameters. */
const batch = 500;

/**
 * Adds units to an account and records their creation. Their numbers must be free.
 *
 * @param client_key of a write that creates one unit; the unit can then be named by it
 * @returns the ids, in the order of the units
 */
export async function addUnits(
  transaction: Kysely<Schema>,
  author: Author,
  accountId: number,
  units: readonly UnitWriteColumns[],
  client_key: string | null = null,
): Promise<number[]> {
  const rows = units.map(
    (unit): Insertable<Schema['units']> => ({
      ...unit,
      account_id: accountId,
      client_key: client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_at: author.now,
      deleted_at: null,
    }),
  );
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch);
    const added = await transaction.insertInto('units').values(values).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  const action = { action: 'created', before: {}, told: 'nowhere' } as const;
  const made = { kind: 'unit', revision: 1, accountId, ...action } as const;
  await recordRowChanges(
    transaction,
    author,
    ids.map((id) => ({ ...made, id })),
  );
  return ids;
}
