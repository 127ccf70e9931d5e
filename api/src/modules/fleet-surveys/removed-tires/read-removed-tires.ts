import {
  type RemovedTireRow,
  type RemovedTiresRequest,
  removedTiresList,
} from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { findSurvey } from '../find-survey.ts';
import {
  removedColumns,
  removedRowOf,
  removedTables,
  retread,
  type StoredRow,
  tireSize,
} from './removed-tire-rows.ts';
import type { RemovedTiresFilter } from './removed-tires-filter.ts';

type Selection = Omit<RemovedTiresRequest, keyof PageRequest>;

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id' | 'unitOfMeasurement'>;
}

const named = (column: RawBuilder<unknown>) => sql`${column} collate "und-x-icu"`;

const sorts = {
  removed_on: [sql`r.removed_on`],
  unit_number: [sql`u.unit_number collate natural_order`],
  position: [sql`m.axle_number`, sql`m.side`, sql`m.slot`],
  brand: [named(sql`tp.brand`)],
  product_line: [named(sql`tp.line`)],
  tire_size: [sql`${tireSize} collate natural_order`],
  retread: [named(retread)],
  tread_depth: [sql`r.tread_mm`],
  odometer: [sql`r.odometer_km`],
  removal_reason: [sql`r.reason`],
  destination: [sql`r.destination`],
  survey_date: [sql`s.survey_date`],
  hours: [sql`r.hours`],
  tin: [sql`t.tin collate "C"`],
  location_code: [sql`l.code collate natural_order`],
  comments: [named(sql`r.comments`)],
};

/**
 * Reads a page of removed tires, in the reader's units.
 *
 * @throws Refusal as `checkSelection` does
 */
export async function readRemovedTires(
  reading: QueryContext,
  of: RemovedTiresFilter,
  selection: Selection,
  page: PageRequest,
): Promise<Page<RemovedTireRow>> {
  const surveyId = await checkSelection(reading, selection);
  const { keyword = '', unit_number = '', brand, removal_reason, destination } = selection;
  const { date_from, date_to } = selection;
  const conditions = [
    of.condition,
    ...(surveyId === null ? [] : [sql`r.survey_id = ${surveyId}`]),
    ...(date_from ? [sql`r.removed_on >= ${date_from}`] : []),
    ...(date_to ? [sql`r.removed_on <= ${date_to}`] : []),
    ...(removal_reason ? [sql`r.reason = ${removal_reason}`] : []),
    ...(destination ? [sql`r.destination = ${destination}`] : []),
    ...(brand ? [sql`(tp.brand = ${brand} or cp.brand = ${brand})`] : []),
    startsWith(unit_number.trim()),
    holdsKeyword(keyword.trim(), [
      sql`u.unit_number`,
      sql`tp.brand`,
      sql`tp.line`,
      tireSize,
      retread,
      sql`t.tin`,
      sql`r.comments`,
    ]),
  ];
  const { rows, ...counts } = await readPage<StoredRow>(
    reading.db,
    {
      columns: removedColumns,
      rows: sql`${removedTables} where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(removedTiresList, sorts, selection, sql`r.removed_on desc, r.id desc`),
      key: sql`r.id`,
    },
    page,
  );
  return { rows: rows.map((row) => removedRowOf(row, reading.user)), ...counts };
}

/** Condition on unit numbers that start with this text, ignoring case. */
function startsWith(number: string): RawBuilder<unknown> {
  if (number === '') return sql`true`;
  const pattern = `${number.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`u.unit_number collate "und-x-icu" ilike ${pattern}`;
}

/**
 * Validates the filters for removed tires.
 *
 * @returns the id of the survey, if the filters name one
 * @throws Refusal `unknown_value`; `invalid` for an invalid day; `range_reversed`
 */
export async function checkSelection(
  { db, user }: QueryContext,
  { date_from, date_to, survey }: Selection,
): Promise<number | null> {
  if (date_from && !isIsoDate(date_from)) throw refuse('invalid', 'date_from');
  if (date_to && !isIsoDate(date_to)) throw refuse('invalid', 'date_to');
  if (date_from && date_to && date_to < date_from) throw refuse('range_reversed', 'date_to');
  return survey ? (await findSurvey({ db, user }, survey, 'survey')).id : null;
}
