import type {
  RecordColumn,
  RecordsAnswer,
  RecordsRequest,
  ReportDefinition,
} from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import { named } from '../figures/figure-sql.ts';
import type { AskedReport } from '../filters.ts';
import type { RecordSource } from '../record-source.ts';
import { type ReportArea, sumsOf } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { isLeftOutFor, reasonOf } from './left-out.ts';
import { recordsBehind } from './records-behind.ts';

/** Records of a row that are left out for the same reason; null for those that are added up. */
export interface CountedRecords {
  readonly reason: string | null;
  readonly records: number;
  readonly sum: number;
}

/** What is read for a page of records. */
export interface RecordQueries {
  /** How many records of the row there are by why they are left out, and what they add up to. */
  readonly counted: RawBuilder<CountedRecords>;
  /** Which of them the page has, in order. */
  readonly page: RawBuilder<{ id: number }>;
  /** What the page shows of them: joined for the page alone. */
  readonly shown: (ids: readonly number[]) => RawBuilder<RecordsAnswer['records'][number]>;
}

/**
 * The queries of the records that a measure of a figure adds up, or leaves out for a reason.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of a measure, reason, row or column that is none
 */
export function recordQueries<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: RecordsRequest<AskedReport>,
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
      select ${named(source.columns)} ${all} and r.id = any (${[...ids]}::bigint[])
      order by array_position(${[...ids]}::bigint[], r.id)`,
  };
}

/** Texts as pick lists sort them, what has none last; records that are alike by their ids. */
function orderBy(
  { columns }: Pick<RecordSource<ReportSubject>, 'columns'>,
  { field, format }: RecordColumn,
  isDescending: boolean,
): RawBuilder<unknown> {
  const collation = format === 'text' ? sql`collate "und-x-icu"` : sql``;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${columns[field]} ${collation} ${direction} nulls last, r.id`;
}
