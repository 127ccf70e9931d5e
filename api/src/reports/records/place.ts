import {
  keyOf,
  type RecordsRequest,
  type ReportDefinition,
  rowsByKeys,
} from '@portal/contract/reports';
import { isIsoDate } from '@portal/platform/format';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import { currentDay, rangeOf, within } from '../figures/ranges.ts';
import type { ReportSums } from '../figures/report-sums.ts';
import type { ReportSelection } from '../report-subject.ts';

const path = 'place.row';

type Range = Pick<ReportSelection, 'from' | 'to'>;

/**
 * Returns the condition that a record counts in a row of the report, given by name, period,
 * location or dealer; an empty row is the total.
 *
 * @throws Refusal with the path of a field that the report's rows lack, or of an invalid value
 */
export function inRow(
  sums: Pick<ReportSums, 'key' | 'groups'>,
  definition: Pick<ReportDefinition, 'shape' | 'lead' | 'key' | 'inner'>,
  selection: Range,
  { report, place }: Pick<RecordsRequest, 'report' | 'place'>,
): RawBuilder<SqlBool> {
  const fields = report.rows_by ? [rowsByKeys[report.rows_by]] : fieldsOf(definition);
  const stranger = Object.keys(place.row).find((field) => !fields.includes(field));
  if (stranger !== undefined) throw refuse('unknown_value', `${path}.${stranger}`);
  const [first, second] = fields.map((field) => place.row[field]);
  // An inner row is identified by both names, a period by its day and its length.
  if (first === undefined && second !== undefined) throw refuse('invalid', `${path}.${fields[0]}`);
  if (first === undefined) return sql<SqlBool>`true`;
  if (report.rows_by === 'location') return sql<SqlBool>`l.code = ${first}`;
  if (report.rows_by === 'dealer') return sql<SqlBool>`d.nonsig = ${first}`;
  if (definition.shape === 'periods') return inPeriod(selection, place.side, first, second);
  const { groups, key = groups?.by } = sums;
  const inner = second === undefined ? sql`true` : sql`${groups?.inner} = ${second}`;
  return sql<SqlBool>`(${key} = ${first} and ${inner})`;
}

/** Returns the fields that identify the rows of a report. */
function fieldsOf(definition: Parameters<typeof inRow>[1]): readonly string[] {
  const { shape, inner } = definition;
  if (shape === 'summary') return [];
  if (shape === 'periods') return ['Date', 'Period'];
  return [keyOf(definition), ...(inner ? [inner.field] : [])];
}

/**
 * Returns the condition that a record falls in a month or week, clipped to the range as in reports.
 */
function inPeriod(
  selection: Range,
  side: RecordsRequest['place']['side'],
  date: string,
  period: string | undefined,
): RawBuilder<SqlBool> {
  const isWeek = period === 'week';
  if (!isWeek && period !== 'month') throw refuse('invalid', `${path}.Period`);
  if (!isIsoDate(date)) throw refuse('invalid', `${path}.Date`);
  const { from, to } = selection;
  const isFirst =
    date === from || date.endsWith('-01') || (isWeek && new Date(date).getUTCDay() === 0);
  if (date < from || date > to || !isFirst) throw refuse('unknown_value', `${path}.Date`);
  const first = sql`${date}::date`;
  const monthEnd = sql`(date_trunc('month', ${first}::timestamp) + interval '1 month - 1 day')::date`;
  const saturday = sql`${first} + 6 - extract(dow from ${first})::integer`;
  const last = sql`least(${to}::date, ${monthEnd}${isWeek ? sql`, ${saturday}` : sql``})`;
  const moved = rangeOf({ from: date, to }, side);
  // The first condition narrows the scanned days; after 28 February it can include one day too
  // many.
  return sql<SqlBool>`(
    r.day >= ${moved.from} and r.day <= ${side === 'previous' ? sql`(${last} - interval '1 year')::date + 1` : last}
    and ${within(currentDay(selection), { from: first, to: last })})`;
}
