import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { checkKnown, checkSelections } from '../../reports/check-selection.ts';
import type { QueryContext } from '../../scope/find-account.ts';

/** A filter on some of an account's groups and regions; no filter if empty or missing. */
export interface PartSelection {
  readonly location_groups?: readonly number[];
  readonly location_regions?: readonly number[];
}

const tables = {
  location_groups: 'location_groups',
  location_regions: 'location_regions',
} as const;

/**
 * Checks that the chosen groups and regions belong to the account.
 *
 * @param prefix of the lists' names in paths: empty, or `base_parameters.`
 * @throws Refusal `too_many` or `unknown_value`
 */
export async function checkParts(
  { db }: QueryContext,
  accountId: number,
  chosen: PartSelection,
  prefix: string,
): Promise<void> {
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    const ids = chosen[name] ?? [];
    const path = prefix + name;
    checkSelections({ [path]: ids });
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tables[name])}
      where account_id = ${accountId} and id = any (${[...ids]}::integer[])`.execute(db);
    checkKnown(ids, new Set(rows.map(({ id }) => id)), path);
  }
}

/**
 * Returns the condition that a location, under the given alias, lies in the chosen groups and
 * regions.
 */
export function inParts(alias: string, chosen: PartSelection): RawBuilder<SqlBool> {
  const { location_groups: groups = [], location_regions: regions = [] } = chosen;
  const within = (column: string, ids: readonly number[]) =>
    ids.length === 0
      ? sql`true`
      : sql`${sql.ref(`${alias}.${column}`)} = any (${[...ids]}::integer[])`;
  return sql<SqlBool>`(${within('group_id', groups)} and ${within('region_id', regions)})`;
}

export const hasParts = ({ location_groups, location_regions }: PartSelection): boolean =>
  Boolean(location_groups?.length || location_regions?.length);
