import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

export interface Yard {
  readonly location_id: number;
  readonly code: string;
  readonly name: string;
  readonly is_head_office: boolean;
  readonly is_closed: boolean;
}

/** Reads the yards of an account by name, closed ones last. */
export async function readYards(db: Kysely<Schema>, accountId: number): Promise<Yard[]> {
  const { rows } = await sql<Yard>`
    select l.id as location_id, l.code, l.name, l.is_head_office, l.closed_at is not null as is_closed
    from locations l where l.account_id = ${accountId}
    order by is_closed, l.name collate natural_order, l.id`.execute(db);
  return rows;
}

/**
 * Returns the yards named in a call.
 *
 * @throws Refusal `unknown_value` for one that the account does not have
 */
export async function namedYards(
  db: Kysely<Schema>,
  accountId: number,
  ids: readonly number[],
  path: string,
): Promise<Yard[]> {
  const yards = await readYards(db, accountId);
  const known = new Set(yards.map(({ location_id }) => location_id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown !== -1) throw refuse('unknown_value', `${path}.${unknown}`);
  return yards.filter(({ location_id }) => ids.includes(location_id));
}
