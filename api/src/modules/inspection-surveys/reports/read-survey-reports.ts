import {
  type SurveyReportRow,
  type SurveyReportSummary,
  type SurveyReportsRequest,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import { type RawBuilder, sql } from 'kysely';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { checkLocations, type QueryContext } from './check-locations.ts';
import { selectedSurveys, summedSurveys } from './selected-surveys.ts';
import { sumSurveys } from './sum-surveys.ts';
import {
  surveyReportColumns,
  surveyReportTables,
  tractorsSurveyed,
  trailersSurveyed,
} from './survey-report-rows.ts';

export type SurveyReportsSelection = Omit<SurveyReportsRequest, keyof PageRequest>;

/** A selection of surveys, without its order. */
type ChosenReports = Omit<SurveyReportsSelection, 'order_by' | 'is_sort_desc'>;

const fleet = sql`${fleetName} collate "und-x-icu"`;
const location = sql`${locationName} collate natural_order`;
const sorts = {
  survey_date: [sql`s.survey_date`],
  fleet_location_name: [location],
  fleet_name: [fleet],
  survey_by: [sql`s.surveyor collate "und-x-icu"`],
  total_units: [sql`c.units`],
  total_tires: [sql`coalesce(c.tires, 0)`],
  units_with_exceptions: [sql`c.units_with_exceptions`],
  exceptions: [sql`coalesce(c.exceptions, 0)`],
  tractors_surveyed_percentage: [tractorsSurveyed],
  trailers_surveyed_percentage: [trailersSurveyed],
  trailer_readiness: [sql`c.readiness`],
};

/**
 * Reads a page of the surveys of a selection with the counts of what they found.
 *
 * @throws Refusal as {@link checkLocations} does; `invalid` for an invalid day; `range_reversed`
 */
export async function readSurveyReports(
  asking: QueryContext,
  selection: SurveyReportsSelection,
  page: PageRequest,
): Promise<Page<SurveyReportRow>> {
  await checkSelection(asking, selection);
  return readPage<SurveyReportRow>(
    asking.db,
    {
      key: sql`s.id`,
      columns: surveyReportColumns,
      rows: rowsOf(selection),
      order: orderOf(selection),
    },
    page,
  );
}

/** Reads the row of one survey, which the user is known to see. */
export async function readSurveyReport(
  { db }: Pick<QueryContext, 'db'>,
  surveyId: number,
): Promise<SurveyReportRow> {
  const { rows } = await sql<SurveyReportRow>`
    select ${surveyReportColumns} ${surveyReportTables} and s.id = ${surveyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Survey ${surveyId} is gone.`);
  return row;
}

/**
 * Reads the ids of all surveys of a selection, in list order.
 *
 * @throws Refusal as {@link readSurveyReports} does
 */
export async function readSurveyIds(
  asking: QueryContext,
  selection: SurveyReportsSelection,
): Promise<number[]> {
  await checkSelection(asking, selection);
  const { rows } = await sql<{ id: number }>`
    select s.id ${rowsOf(selection)} order by ${orderOf(selection)}`.execute(asking.db);
  return rows.map(({ id }) => id);
}

/** Sums all surveys of a checked selection. */
export async function sumSurveyReports(
  { db }: QueryContext,
  selection: SurveyReportsSelection,
): Promise<SurveyReportSummary> {
  const { trucks: _, trailers: __, ...summary } = await sumSurveys(db, chosenReports(selection));
  return summary;
}

/** @throws Refusal as {@link checkLocations} and {@link checkDays} do */
export async function checkSelection(
  asking: QueryContext,
  selection: ChosenReports,
): Promise<void> {
  checkDays(selection);
  await checkLocations(asking, selection.locations);
}

const orderOf = (selection: SurveyReportsSelection): RawBuilder<unknown> =>
  listOrder(surveyReportsList, sorts, selection, sql`s.survey_date desc, s.id desc`);

const furtherOf = ({ locations, kind }: ChosenReports) => [
  ...(locations.length > 0 ? [sql`s.location_id = any (${[...locations]}::int[])`] : []),
  ...(kind ? [sql`s.kind = ${kind}`] : []),
];

/** `from` and `where` for the surveys of a checked selection. */
export const chosenReports = (selection: ChosenReports): RawBuilder<unknown> =>
  summedSurveys(selection, furtherOf(selection));

const rowsOf = (selection: SurveyReportsSelection): RawBuilder<unknown> =>
  selectedSurveys(selection, furtherOf(selection));
