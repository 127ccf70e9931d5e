import type {
  RecordColumn,
  RecordsAnswer,
  RecordsRequest,
  ReportDefinition,
} from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import { selectNamed } from '../figures/figure-sql.ts';
import type { RequestedReport } from '../filters.ts';
import type { RecordSource } from '../record-source.ts';
import { type ReportArea, sumsOf } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { isLeftOutFor, reasonOf } from './left-out.ts';
import { recordsBehind } from './records-behind.ts';

/**
 * The records of a row that are left out for the same reason; a null reason means that they are
 * summed.
 */
export interface CountedRecords {
  readonly reason: string | null;
  readonly records: number;
  readonly sum: number;
}

/** The queries for a page of records. */
export interface RecordQueries {
  /** Counts and sums of the row's records, by the reason for leaving them out. */
  readonly counted: RawBuilder<CountedRecords>;
  /** Ids of the records on the page, in order. */
  readonly page: RawBuilder<{ id: number }>;
  /** The displayed values, joined only for the records of the page. */
  readonly shown: (ids: readonly number[]) => RawBuilder<RecordsAnswer['records'][number]>;
}

/**
 * Returns the queries of the records that a figure's measure sums, or leaves out for a reason.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of an invalid measure, reason, row or
 * column
 */
export function recordQueries<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: RecordsRequest<RequestedReport>,
): RecordQueries {
  const { page_number, page_size, order_by, place } = request;
  const { measures } = definition;
  const kind: Subject['terms']['records'] = definition.records;
  const source = area.records[kind];
  const measure = Object.hasOwn(measures, place.measure) ? measures[place.measure] : undefined;
  if (!measure) throw refuse('unknown_value', 'place.measure');
  const sorted = source.shown.find(({ field }) => field === order_by);
  if (!sorted) throw refuse('unknown_value', 'order_by');

  const { of = {} } = sumsOf(area, definition).measures[place.measure] ?? {};
  const isMeant = isLeftOutFor(of, place.left_out);
  if (!isMeant) throw refuse('unknown_value', 'place.left_out');
  const all = recordsBehind(area, source, definition, selection, request);
  const found = sql`${all} and ${isMeant}`;
  const added = measure.adds === null ? sql`1` : source.columns[measure.adds];
  return {
    counted: sql`
      select ${reasonOf(of)} as reason, count(*) as records, coalesce(sum(${added}), 0) as sum
      ${all} group by 1`,
    page: sql`
      select r.id ${found}
      order by ${orderBy(source, sorted, request.is_sort_desc)}
      limit ${page_size} offset ${(page_number - 1) * page_size}`,
    shown: (ids) => sql`
      select ${selectNamed(source.columns)} ${all} and r.id = any (${[...ids]}::bigint[])
      order by array_position(${[...ids]}::bigint[], r.id)`,
  };
}

/** Sorts texts as pick lists do, missing values last, and equal records by id. */
function orderBy(
  { columns }: Pick<RecordSource<ReportSubject>, 'columns'>,
  { field, format }: RecordColumn,
  isDescending: boolean,
): RawBuilder<unknown> {
  const collation = format === 'text' ? sql`collate "und-x-icu"` : sql``;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${columns[field]} ${collation} ${direction} nulls last, r.id`;
}
