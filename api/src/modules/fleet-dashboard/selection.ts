import type { BaseParameters, FleetType } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { checkKnown, checkRange, checkSelections } from '../../reports/check-selection.ts';
import type { ReportSelection } from '../../reports/report-subject.ts';
import { findAccount, type QueryContext } from '../../scope/find-account.ts';
import { seesWhole } from '../../scope/scope.ts';
import { unguardedTable } from '../../scope/unguarded-table.ts';
import { fromFoundDealers } from './found-dealers.ts';
import { checkParts, hasParts, inParts } from './parts.ts';

/** A validated choice of an account's records. */
export interface Selection extends ReportSelection {
  readonly accountId: number;
  /** The national comparison: the accounts of its fleet type. */
  readonly fleetType: FleetType;
}

/**
 * Validates the choices of the wizard.
 *
 * @param path of the choices in the request
 * @throws Refusal with the path of the first invalid field
 */
export async function resolveSelection(
  asking: QueryContext,
  base: BaseParameters,
  path = 'base_parameters',
): Promise<Selection> {
  const { locations, nonsigs } = base;
  checkRange(base, path);
  checkSelections({ [`${path}.locations`]: locations, [`${path}.nonsigs`]: nonsigs });
  const accountId = await findAccount(asking, base, `${path}.account`);
  await checkParts(asking, accountId, base, `${path}.`);
  if (locations) await checkLocations(asking, accountId, locations, `${path}.locations`);
  if (nonsigs) await checkNonsigs(asking, accountId, nonsigs, `${path}.nonsigs`);
  const share =
    locations || hasParts(base) ? await countLocations(asking, accountId, base) : undefined;
  return {
    from: base.date_from,
    to: base.date_to,
    accountId,
    fleetType: base.fleet_type,
    otherAccounts: await countOthers(asking, accountId, base.fleet_type),
    ...(share && share.chosen < share.of && { locations: share }),
    isWhole: seesWhole(asking.user) && !locations && !nonsigs && !hasParts(base),
    record: (alias) => sql<SqlBool>`(
      ${sql.ref(`${alias}.account_id`)} = ${accountId}
      and ${atLocations(alias, accountId, base)}
      and ${byNonsigs(alias, nonsigs)})`,
  };
}

/** Only a number, so it may include accounts that the user does not see. */
async function countOthers(
  { db }: QueryContext,
  accountId: number,
  fleetType: FleetType,
): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from ${unguardedTable('accounts')}
    where fleet_type = ${fleetType} and id <> ${accountId}`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Counts an account's locations, and those chosen. */
async function countLocations({ db }: QueryContext, accountId: number, base: BaseParameters) {
  const { rows } = await sql<{ chosen: number; of: number }>`
    select count(*) filter (where ${amongLocations(sql`p.id`, base)} and ${inParts('p', base)}) as chosen, count(*) as "of"
    from locations p where p.account_id = ${accountId}`.execute(db);
  return rows[0];
}

async function checkLocations(
  { db }: QueryContext,
  accountId: number,
  ids: readonly number[],
  path: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from locations
    where account_id = ${accountId} and id = any (${[...ids]}::integer[])`.execute(db);
  checkKnown(ids, new Set(rows.map(({ id }) => id)), path);
}

async function checkNonsigs(
  asking: QueryContext,
  accountId: number,
  ids: readonly number[],
  path: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select d.id ${fromFoundDealers(accountId, {})}
      and d.id = any (${[...ids]}::integer[])`.execute(asking.db);
  checkKnown(ids, new Set(rows.map(({ id }) => id)), path);
}

function atLocations(alias: string, accountId: number, base: BaseParameters): RawBuilder<SqlBool> {
  const column = sql.ref(`${alias}.location_id`);
  const divided = hasParts(base)
    ? sql`${column} in (
        select p.id from locations p where p.account_id = ${accountId} and ${inParts('p', base)})`
    : sql`true`;
  return sql<SqlBool>`(${amongLocations(column, base)} and ${divided})`;
}

const amongLocations = (id: RawBuilder<unknown>, { locations }: BaseParameters) =>
  locations ? sql`${id} = any (${[...locations]}::integer[])` : sql`true`;

const byNonsigs = (alias: string, nonsigs: readonly number[] | null) =>
  nonsigs
    ? sql<SqlBool>`${sql.ref(`${alias}.dealer_id`)} = any (${[...nonsigs]}::integer[])`
    : sql<SqlBool>`true`;
