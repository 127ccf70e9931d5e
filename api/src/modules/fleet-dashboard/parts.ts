import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { checkKnown, checkSelections } from '../../reports/check-selection.ts';
import type { Asking } from '../../scope/find-account.ts';

/** A restriction to some of an account's groups and regions; empty or missing restricts nothing. */
export interface PartSelection {
  readonly location_groups?: readonly number[];
  readonly location_regions?: readonly number[];
}

const tables = {
  location_groups: 'location_groups',
  location_regions: 'location_regions',
} as const;

/**
 * Checks that chosen groups and regions are the account's own.
 *
 * @param prefix what stands before the lists' names in paths: empty, or `base_parameters.`
 * @throws Refusal `too_many` or `unknown_value`
 */
export async function checkParts(
  { db }: Asking,
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

/** The condition that a location, under the alias given, lies in the chosen groups and regions. */
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
