import type { RowChange } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

type Kind = 'unit' | 'survey';

/** Number of changes to return, newest first. */
const told = 20;

/** Reads the changes of a unit or a survey with their authors, latest first. */
export const readHistory = async (
  db: Kysely<Schema>,
  kind: Kind,
  id: number,
): Promise<RowChange[]> => (await readHistories(db, kind, [id])).get(id) ?? [];

type StoredChange = Omit<RowChange, 'changed_at'> & {
  readonly row_id: number;
  readonly changed_at: Date;
};

/** Like {@link readHistory}, for several rows at once, by id; rows without changes are omitted. */
export async function readHistories(
  db: Kysely<Schema>,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RowChange[]>> {
  const { rows } = await sql<StoredChange>`
    select asked.id as row_id, change.* from unnest(${ids}::int[]) asked (id)
    cross join lateral (
      select revision, action, fields, changed_by_name as changed_by, changed_at
      from row_changes where kind = ${kind} and row_id = asked.id
      order by revision desc limit ${told}
    ) change
    order by asked.id, change.revision desc`.execute(db);
  const histories = new Map<number, RowChange[]>();
  for (const { row_id, changed_at, ...change } of rows) {
    const history = histories.get(row_id) ?? [];
    history.push({ ...change, changed_at: changed_at.toISOString() });
    histories.set(row_id, history);
  }
  return histories;
}
