import type { DealerReportRow, DealerReportsRequest } from '@portal/contract/inspection-surveys';
import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { dealerName, fleetName, locationName } from '../../../selections/place-names.ts';
import { selectedSurveys, summedSurveys } from '../reports/selected-surveys.ts';
import { type SurveySums, sumSurveys } from '../reports/sum-surveys.ts';
import { finishedSurveys, readinessColumns } from '../reports/survey-report-rows.ts';

export type DealerReportsSelection = Omit<DealerReportsRequest, keyof PageRequest>;

/** A selection of surveys, without its order. */
type ChosenReports = Omit<DealerReportsSelection, 'order_by' | 'is_sort_desc'>;

/** Finished surveys made by dealers. */
export const dealerSurveys = sql`${finishedSurveys} and s.kind = 'dealer'`;

const columns = sql`
  s.id as survey_id, ${locationName} as fleet_location, s.survey_date, s.surveyor as survey_by,
  ${fleetName} as fleet_name, ${dealerName} as dealer_location, coalesce(c.tires, 0) as total_tires,
  c.units as total_units, coalesce(c.exceptions, 0) as exceptions,
  ${readinessColumns}`;

const sorts = {
  survey_date: [sql`s.survey_date`],
  fleet_location: [sql`${locationName} collate natural_order`],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  dealer_location: [sql`d.name collate "und-x-icu"`, sql`d.nonsig collate "C"`],
  survey_by: [sql`s.surveyor collate "und-x-icu"`],
  total_units: [sql`c.units`],
  total_tires: [sql`coalesce(c.tires, 0)`],
  exceptions: [sql`coalesce(c.exceptions, 0)`],
  trailer_readiness: [sql`c.readiness`],
};

const orderOf = (selection: DealerReportsSelection): RawBuilder<unknown> =>
  listOrder(dealerReportsList, sorts, selection, sql`s.survey_date desc, s.id desc`);

/**
 * Reads a page of the surveys made by dealers.
 *
 * @throws Refusal as {@link checkDays} does
 */
export async function readDealerReports(
  db: Kysely<Schema>,
  selection: DealerReportsSelection,
  page: PageRequest,
): Promise<Page<DealerReportRow>> {
  checkDays(selection);
  return readPage<DealerReportRow>(
    db,
    { key: sql`s.id`, columns, rows: rowsOf(selection), order: orderOf(selection) },
    page,
  );
}

/**
 * Reads the ids of all surveys of a selection, in list order.
 *
 * @throws Refusal as {@link checkDays} does
 */
export async function readDealerSurveyIds(
  db: Kysely<Schema>,
  selection: DealerReportsSelection,
): Promise<number[]> {
  checkDays(selection);
  const { rows } = await sql<{ id: number }>`
    select s.id ${rowsOf(selection)} order by ${orderOf(selection)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sums all surveys of a selection. */
export const sumDealerReports = (
  db: Kysely<Schema>,
  selection: DealerReportsSelection,
): Promise<SurveySums> => sumSurveys(db, chosenDealerReports(selection));

/** `from` and `where` for the surveys of a checked selection. */
export const chosenDealerReports = (selection: ChosenReports): RawBuilder<unknown> =>
  summedSurveys(selection, furtherOf(selection));

const furtherOf = ({ country, state }: ChosenReports) => [
  sql`s.kind = 'dealer'`,
  ...(country ? [sql`l.country = ${country}`] : []),
  ...(state ? [sql`l.state = ${state}`] : []),
];

const rowsOf = (selection: DealerReportsSelection): RawBuilder<unknown> =>
  selectedSurveys(selection, furtherOf(selection));
