import {
  type CheckpointReport,
  type CrossingRow,
  crossingsList,
} from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import {
  countSorts,
  crossingColumns,
  crossingRowOf,
  crossingTables,
  type StoredCrossing,
} from './crossing-rows.ts';
import { type CrossingsSelection, isChosen } from './selected-crossings.ts';

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  unit_date: [sql`c.local_date`, sql`c.local_time`],
  unit_time: [sql`c.local_time`],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  fleet_location: [sql`${locationName} collate natural_order`],
  license_number: [sql`c.license_number collate natural_order`],
  total_tires: [sql`c.expected_tires`],
  total_tires_read_count: [sql`i.tires_read`],
  warning_exceptions: [sql`i.warnings`],
  critical_exceptions: [sql`i.criticals`],
  ...countSorts,
};

/** The order of crossings that are otherwise equal: latest first. */
export const latestFirst = sql`c.local_date desc, c.local_time desc, c.survey_id desc`;

const rowsOf = (selection: CrossingsSelection): RawBuilder<unknown> =>
  sql`${crossingTables} where ${isChosen(selection)}`;

const orderOf = (selection: CrossingsSelection): RawBuilder<unknown> =>
  listOrder(crossingsList, sorts, selection, latestFirst);

/** Reads a page of the crossings of a checked selection. */
export async function readCrossings(
  db: Kysely<Schema>,
  selection: CrossingsSelection,
  page: PageRequest,
): Promise<Page<CrossingRow>> {
  const { rows, ...counts } = await readPage<StoredCrossing>(
    db,
    {
      key: sql`c.survey_id`,
      columns: crossingColumns,
      rows: rowsOf(selection),
      order: orderOf(selection),
    },
    page,
  );
  return { rows: rows.map(crossingRowOf), ...counts };
}

/** Reads the ids of all crossings of a selection, in list order. */
export async function readCrossingIds(
  db: Kysely<Schema>,
  selection: CrossingsSelection,
): Promise<number[]> {
  const { rows } = await sql<{ survey_id: number }>`
    select c.survey_id ${rowsOf(selection)} order by ${orderOf(selection)}`.execute(db);
  return rows.map(({ survey_id }) => survey_id);
}

/** Sums all crossings of a selection, counting each unit once. */
export async function sumCrossings(
  db: Kysely<Schema>,
  selection: CrossingsSelection,
): Promise<CheckpointReport['tiles']> {
  const { rows } = await sql<CheckpointReport['tiles']>`
    select count(distinct i.unit_id) as total_units,
      coalesce(sum(c.expected_tires), 0)::int as total_tires,
      coalesce(sum(i.criticals), 0)::int as critical_exceptions,
      coalesce(sum(i.warnings), 0)::int as warning_exceptions
    ${rowsOf(selection)}`.execute(db);
  const [tiles] = rows;
  if (!tiles) throw new Error('Sums over nothing are a row as well.');
  return tiles;
}
