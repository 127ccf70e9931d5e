import {
  mostSurveys,
  type ScrapSurvey,
  scrapDestinations,
  scrapSurveysList,
} from '@portal/contract/analysis-reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { SurveysSelection } from './scrap-selection.ts';

// Aliases in the queries: `s` a survey, `l` its location, `a` its account, `d` its dealer, `c` the
// removals that it noted.

const columns = sql`
  s.id as survey_id, s.survey_date, ${fleetName} as fleet_name, ${locationName} as fleet_location,
  l.country, l.state, nullif(concat_ws(' · ', d.name, d.nonsig), '') as dealer_location, s.surveyor, c.removed`;

const sorts = {
  survey_date: [sql`s.survey_date`],
  fleet_location: [sql`${locationName} collate natural_order`],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  dealer_location: [sql`d.name collate "und-x-icu"`, sql`d.nonsig collate "C"`],
  surveyor: [sql`s.surveyor collate "und-x-icu"`],
  removed: [sql`c.removed`],
};

const noted = sql`
  from surveys s
  join (
    select survey_id, count(*) as removed from ${unguardedTable('removals')}
    where survey_id is not null and destination = any (${[...scrapDestinations]}::text[])
    group by survey_id) c on c.survey_id = s.id
  join ${unguardedTable('locations')} l on l.id = s.location_id
  join ${unguardedTable('accounts')} a on a.id = s.account_id
  left join dealers d on d.id = s.dealer_id`;

function rowsOf(selection: SurveysSelection): RawBuilder<unknown> {
  const { account_ids, survey_ids, date_from, date_to, nonsig, country, state } = selection;
  const conditions = [
    ...(account_ids.length > 0 ? [sql`s.account_id = any (${[...account_ids]}::int[])`] : []),
    ...(survey_ids.length > 0 ? [sql`s.id = any (${[...survey_ids]}::int[])`] : []),
    ...(date_from ? [sql`s.survey_date >= ${date_from}`] : []),
    ...(date_to ? [sql`s.survey_date <= ${date_to}`] : []),
    ...(nonsig ? [sql`d.nonsig = ${nonsig}`] : []),
    ...(country ? [sql`l.country = ${country}`] : []),
    ...(state ? [sql`l.state = ${state}`] : []),
    holdsKeyword(selection.keyword?.trim() ?? '', [
      sql`l.code`,
      sql`l.name`,
      sql`a.name`,
      sql`a.nonsig`,
      sql`s.surveyor`,
      sql`d.name`,
      sql`d.nonsig`,
    ]),
  ];
  return sql`${noted} where ${sql.join(conditions, sql` and `)}`;
}

const orderOf = (selection: SurveysSelection) =>
  listOrder(scrapSurveysList, sorts, selection, sql`s.survey_date desc, s.id desc`);

/** Reads a page of the surveys of a validated selection. */
export const readScrapSurveys = (
  db: Kysely<Schema>,
  selection: SurveysSelection,
  page: PageRequest,
): Promise<Page<ScrapSurvey>> =>
  readPage(db, { columns, rows: rowsOf(selection), order: orderOf(selection) }, page);

/** Reads the ids of all these surveys, in the same order, {@link mostSurveys} at most. */
export async function readScrapSurveyIds(
  db: Kysely<Schema>,
  selection: SurveysSelection,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id ${rowsOf(selection)} order by ${orderOf(selection)} limit ${mostSurveys}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
