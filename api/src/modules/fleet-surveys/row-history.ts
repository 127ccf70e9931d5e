import type { RowChange } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

/** Changes that are told, the newest ones. */
const told = 20;

/** Who has changed what of a unit or a survey, the latest first. */
export async function readHistory(
  db: Kysely<Schema>,
  kind: 'unit' | 'survey',
  id: number,
): Promise<RowChange[]> {
  const rows = await db
    .selectFrom('row_changes')
    .select(['revision', 'action', 'fields', 'changed_by_name', 'changed_at'])
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(told)
    .execute();
  return rows.map(({ changed_by_name, changed_at, fields, ...change }) => ({
    ...change,
    fields: fields as RowChange['fields'],
    changed_by: changed_by_name,
    changed_at: changed_at.toISOString(),
  }));
}
