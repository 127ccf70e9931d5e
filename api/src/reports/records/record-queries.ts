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
import type { ReportArea } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { recordsBehind } from './records-behind.ts';

/** What is read for a page of records. */
export interface RecordQueries {
  /** How many records there are on all pages, and what they add up to. */
  readonly counted: RawBuilder<{ total_items: number; sum: number }>;
  /** Which of them the page has, in order. */
  readonly page: RawBuilder<{ id: number }>;
  /** What the page shows of them: joined for the page alone. */
  readonly shown: (ids: readonly number[]) => RawBuilder<RecordsAnswer['records'][number]>;
}

/**
 * The queries of the records that a measure of a figure adds up.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of a measure, row or column that is none
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

  const found = recordsBehind(area, source, definition, selection, request);
  const added = measure.adds === null ? sql`1` : source.columns[measure.adds];
  return {
    counted: sql`select count(*) as total_items, coalesce(sum(${added}), 0) as sum ${found}`,
    page: sql`
      select r.id ${found}
      order by ${orderBy(source, sorted, request.is_sort_desc)}
      limit ${page_size} offset ${(page_number - 1) * page_size}`,
    shown: (ids) => sql`
      select ${named(source.columns)} ${found} and r.id = any (${[...ids]}::bigint[])
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
