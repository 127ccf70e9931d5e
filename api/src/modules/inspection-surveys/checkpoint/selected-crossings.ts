import type { CheckpointRequest } from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { checkFound } from '../../../app/check-found.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkLocations, type QueryContext } from '../reports/check-locations.ts';

export type CrossingsSelection = Omit<CheckpointRequest, keyof PageRequest>;

/** A selection of crossings, without its order. */
export type ChosenCrossings = Omit<CrossingsSelection, 'order_by' | 'is_sort_desc'>;

/**
 * Checks the selected days, accounts and locations.
 *
 * @throws Refusal `unknown_value` at an account or a location that the user may not see; as
 * `checkDays` does
 */
export async function checkSelection(asking: QueryContext, chosen: ChosenCrossings): Promise<void> {
  checkDays(chosen);
  const { accounts = [], locations = [] } = chosen;
  await checkAccounts(asking.db, accounts);
  if (locations.length > 0) await checkLocations(asking, locations);
}

/** @throws Refusal `unknown_value` at the first that the user may not see */
export async function checkAccounts(
  db: Kysely<Schema>,
  accounts: readonly string[],
): Promise<void> {
  if (accounts.length === 0) return;
  const { rows } = await sql<{ nonsig: string }>`
    select nonsig from accounts where nonsig = any (${[...accounts]}::text[])`.execute(db);
  const seen = new Set(rows.map(({ nonsig }) => nonsig));
  checkFound(accounts, seen, (index) => `accounts.${index}`);
}

/**
 * Checks crossings given by their ids.
 *
 * @param pathOf the path of each id
 * @throws Refusal `unknown_value` at the first that the user may not see
 */
export async function checkCrossings(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
  pathOf: (index: number) => string,
): Promise<void> {
  const { rows } = await sql<{ survey_id: number }>`
    select survey_id from crossings where survey_id = any (${[...surveyIds]}::int[])`.execute(db);
  const seen = new Set(rows.map(({ survey_id }) => survey_id));
  checkFound(surveyIds, seen, pathOf);
}

/** The condition that a crossing is in the selection, over `crossingTables`. */
export function isChosen(chosen: ChosenCrossings): RawBuilder<unknown> {
  const { accounts = [], locations = [], keyword = '', country, state, survey_by } = chosen;
  const { date_from, date_to, report_type } = chosen;
  const all = [
    ...(accounts.length > 0 ? [sql`a.nonsig = any (${[...accounts]}::text[])`] : []),
    ...(locations.length > 0 ? [sql`s.location_id = any (${[...locations]}::int[])`] : []),
    ...(date_from ? [sql`c.local_date >= ${date_from}`] : []),
    ...(date_to ? [sql`c.local_date <= ${date_to}`] : []),
    ...(country ? [sql`l.country = ${country}`] : []),
    ...(state ? [sql`l.state = ${state}`] : []),
    ...(survey_by ? [sql`s.surveyor = ${survey_by}`] : []),
    ...(report_type === 'with_exceptions' ? [sql`i.warnings + i.criticals > 0`] : []),
    ...(report_type === 'with_critical' ? [sql`i.criticals > 0`] : []),
    holdsKeyword(keyword.trim(), [
      sql`i.unit_number`,
      sql`c.license_number`,
      sql`l.code`,
      sql`l.name`,
      sql`a.name`,
      sql`a.nonsig`,
      sql`s.surveyor`,
    ]),
  ];
  return sql.join(all, sql` and `);
}
