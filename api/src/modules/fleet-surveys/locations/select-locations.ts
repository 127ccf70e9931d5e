import {
  accountTypes,
  type LocationRow,
  type LocationsPage,
  type LocationsRequest,
  locationsList,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { readPage } from '../../../lists/read-page.ts';
import { lastSurvey, locationColumns, unitCount } from './location-rows.ts';

const sorts = {
  name: [sql`l.name collate natural_order`],
  code: [sql`l.code collate natural_order`],
  account_name: [sql`nullif(a.name, '') collate "und-x-icu"`, sql`a.nonsig collate "C"`],
  city: [sql`l.city collate "und-x-icu"`],
  state: [sql`l.country collate "C"`, sql`l.state collate "C"`],
  units: [unitCount],
  last_survey_date: [lastSurvey],
};

/**
 * Reads a page of the locations that the user may survey, with closed ones separate, and the
 * account types among all of them.
 *
 * @param only the account type of a list limited to one
 */
export async function selectLocations(
  db: Kysely<Schema>,
  request: LocationsRequest,
  only?: NonNullable<LocationsRequest['account_type']>,
): Promise<LocationsPage> {
  const { keyword = '', account_type, locations } = request;
  const conditions = [
    sql`l.closed_at is null`,
    ...(only === undefined ? [] : [sql`a.account_type = ${only}`]),
    ...(account_type === undefined ? [] : [sql`a.account_type = ${account_type}`]),
    ...(locations === undefined ? [] : [sql`l.id = any (${[...locations]}::int[])`]),
    holdsKeyword(keyword.trim(), [
      sql`l.code`,
      sql`l.name`,
      sql`l.city`,
      sql`a.name`,
      sql`a.nonsig`,
    ]),
  ];
  const { rows, ...page } = await readPage<LocationRow>(
    db,
    {
      columns: locationColumns,
      rows: sql`from locations l join accounts a on a.id = l.account_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(locationsList, sorts, request, sql`l.id`),
    },
    request,
  );
  return { accounts: [...rows], ...page, ...(await shownAccountTypes(db)) };
}

/** The account types of the user's locations, by their names in the specification. */
async function shownAccountTypes(db: Kysely<Schema>) {
  const rows = await db.selectFrom('accounts').select('account_type').distinct().execute();
  const seen = new Set(rows.map(({ account_type }) => account_type));
  return {
    is_show_unknown: seen.has(accountTypes.unknown),
    is_show_localbook: seen.has(accountTypes.local_book),
    is_show_preferred_fleet: seen.has(accountTypes.preferred_fleet),
    is_show_national_account: seen.has(accountTypes.national_account),
    is_show_canadian_common_owner: seen.has(accountTypes.canadian_common_owner),
    is_show_goverment: seen.has(accountTypes.government),
    is_show_leasing: seen.has(accountTypes.leasing),
    is_show_canadian_national_account: seen.has(accountTypes.canadian_national_account),
    // The right that these calls require suffices to open every visible location.
    has_access_without_surveys: true,
  };
}
