import type {
  BaseParameters,
  DashboardReport,
  RecordKind,
  ReportParameters,
} from '@portal/contract/fleet-dashboard';
import {
  comparisons,
  keyOf,
  type RecordsAnswer,
  type ReportColumn,
  rowsByKeys,
} from '@portal/contract/reports';
import type { SessionKeys } from '../../../access/sessions.ts';
import type { DemoApi } from './demo-api.ts';
import { divide } from './second-computation/arithmetic.ts';

type Row = Readonly<Record<string, unknown>>;
export type Place = Readonly<Record<string, string>>;
export type Side = 'current' | 'previous';

/** A report and the session that requests its records. */
export interface RecordsQuery {
  readonly as: SessionKeys;
  readonly definition: DashboardReport;
  readonly base: BaseParameters;
  readonly report: ReportParameters;
}

export interface FigureReference {
  readonly row: Place;
  readonly side: Side;
  readonly measure: string;
  readonly left_out?: string;
}

interface PageRequest {
  readonly page_number?: number;
  readonly page_size?: number;
  readonly order_by?: string;
  readonly is_sort_desc?: boolean;
}

/** The body of a call for records; the smallest first page by default. */
export const recordsBody = (
  { definition, base, report }: Omit<RecordsQuery, 'as'>,
  place: FigureReference,
  page: PageRequest = {},
) => ({
  tab_id: 'test',
  base_parameters: base,
  tab_parameters: { tab_type: definition.tab },
  report,
  place,
  page_number: 1,
  page_size: 1,
  order_by: 'LocationCode',
  is_sort_desc: false,
  ...page,
});

/** @throws Error when the call is refused */
export async function askRecords(
  api: DemoApi,
  question: RecordsQuery,
  place: FigureReference,
  page: PageRequest = {},
): Promise<RecordsAnswer<RecordKind>> {
  const { status, body } = await api.call('POST fleet_dashboard/get_records', {
    as: question.as,
    body: recordsBody(question, place, page),
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as RecordsAnswer<RecordKind>;
}

/** A row of a report and its place; for an inner row, also the place of its group. */
export interface PlacedRow {
  readonly values: Row;
  readonly row: Place;
  readonly group?: Place;
}

const listIn = (row: Row, field: string) => (row[field] ?? []) as readonly Row[];

/** Every row of an answer, the total too. */
export function placesOf(
  definition: DashboardReport,
  { rows_by }: ReportParameters,
  answer: { readonly rows: readonly Row[]; readonly total: Row },
): PlacedRow[] {
  const total = { values: answer.total, row: {} };
  const { shape, inner } = definition;
  if (shape === 'summary' && !rows_by) return [total];
  const rows = answer.rows.flatMap((values): PlacedRow[] => {
    if (rows_by) {
      const key = rowsByKeys[rows_by];
      return [{ values, row: { [key]: String(values[key]) } }];
    }
    if (shape === 'periods') {
      const period = (each: Row): PlacedRow => ({
        values: each,
        row: { Date: String(each.Date), Period: each.WeekString ? 'week' : 'month' },
      });
      return [period(values), ...listIn(values, 'Weeks').map(period)];
    }
    const group = { [keyOf(definition)]: String(values[keyOf(definition)]) };
    const within = listIn(values, 'Rows').map((each) => ({
      values: each,
      row: { ...group, ...(inner && { [inner.field]: String(each[inner.field]) }) },
      group,
    }));
    return [{ values, row: group }, ...within];
  });
  return [total, ...rows];
}

export const fieldOf = (field: string, side: Side) =>
  side === 'previous' ? field + comparisons.previous : field;

/** Converts to cents, or hundredths of another unit, so that sums are whole numbers. */
const hundredths = (value: number) => Math.round(value * 100);
const factors = { none: 1, percent: 100, years: 1 } as const;

/** Computes a figure from the sums of records, as its definition says. */
export async function figureFrom(
  columns: readonly ReportColumn[],
  { figure }: ReportColumn,
  { row, group }: PlacedRow,
  sumOf: (row: Place, measure: string) => Promise<number>,
): Promise<number | null> {
  if ('sum' in figure) return sumOf(figure.at === 'group' ? (group ?? row) : row, figure.sum);
  const { part, whole, wholeAt, scale = 'none', leftBy } = figure;
  const other = columns.find(({ field }) => field === leftBy);
  if (other) {
    const left = await figureFrom(columns, other, { values: {}, row }, sumOf);
    return left === null ? null : (10_000 - hundredths(left)) / 100;
  }
  const above = hundredths(await sumOf(row, part)) * factors[scale];
  const below = hundredths(await sumOf(wholeAt === 'total' ? {} : row, whole));
  // A year has 365.25 days.
  return scale === 'years' ? divide(above * 4, below * 1461) : divide(above, below);
}
