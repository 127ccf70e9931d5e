import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { accountText } from '../account-text.ts';

/** The names of a validated selection. */
export interface ChosenNames {
  readonly account: string;
  /** Null for all. */
  readonly locations: readonly string[] | null;
  readonly nonsigs: readonly string[] | null;
  readonly groups: readonly string[];
  readonly regions: readonly string[];
}

/** The name and order of the rows in each list. */
const lists = {
  locations: { table: 'locations', name: sql<string>`code || ' ' || name`, by: sql`code` },
  nonsigs: { table: 'dealers', name: sql<string>`nonsig || ' ' || name`, by: sql`nonsig` },
  groups: { table: 'location_groups', name: sql<string>`name`, by: sql`name collate "und-x-icu"` },
  regions: {
    table: 'location_regions',
    name: sql<string>`name`,
    by: sql`name collate "und-x-icu"`,
  },
} as const;

/** Reads the names of the chosen rows of a selection. */
export async function readChosenNames(
  db: Kysely<Schema>,
  accountId: number,
  base: BaseParameters,
): Promise<ChosenNames> {
  const namesOf = async (list: keyof typeof lists, ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const { table, name, by } = lists[list];
    const { rows } = await sql<{ name: string }>`
      select ${name} as name from ${sql.table(table)}
      where id = any (${[...ids]}::integer[]) order by ${by}`.execute(db);
    return rows.map((row) => row.name);
  };
  const { rows } = await sql<{ text: string }>`
    select ${accountText('a')} as text from accounts a where a.id = ${accountId}`.execute(db);
  return {
    account: rows[0]?.text ?? base.account,
    locations: base.locations && (await namesOf('locations', base.locations)),
    nonsigs: base.nonsigs && (await namesOf('nonsigs', base.nonsigs)),
    groups: await namesOf('groups', base.location_groups ?? []),
    regions: await namesOf('regions', base.location_regions ?? []),
  };
}
