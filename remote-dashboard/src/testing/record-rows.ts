import {
  type RecordKind,
  type ReportParameters,
  recordColumns,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { RecordColumn, RecordsAnswer } from '@portal/contract/reports';

/** What is asked for behind a figure, as far as the answer depends on it. */
export interface AskedRecords {
  readonly report: ReportParameters;
  readonly place: {
    readonly row: Readonly<Record<string, string>>;
    readonly side: string;
    readonly measure: string;
  };
  readonly page_number: number;
  readonly page_size: number;
  readonly order_by: string;
  readonly is_sort_desc: boolean;
}

/** Records behind any figure. */
export const recordCount = 60;

const cellFor = ({ field, format, words }: RecordColumn, number: number) => {
  if (format === 'date') return `2025-01-${String((number % 28) + 1).padStart(2, '0')}`;
  if (words) return { line_kind: 'new_tire', 'filter.wheel_positions': 'drive' }[words] ?? null;
  return format === 'text' ? `${field} ${number}` : number;
};

/** A page of made-up records, numbered from 1, of the kind of the report that is asked for. */
export function recordsOf(asked: AskedRecords): RecordsAnswer<RecordKind> {
  const { page_number, page_size, report, place } = asked;
  const definition = reportDefinitions.find(({ type }) => type === report.report_type);
  const kind = definition?.records ?? 'lines';
  const measures: Readonly<Record<string, { readonly adds: string | null }>> =
    definition?.measures ?? {};
  const columns: readonly RecordColumn[] = recordColumns[kind];
  const numbers = Array.from({ length: recordCount }, (_, index) => index + 1);
  const shown = numbers.slice((page_number - 1) * page_size, page_number * page_size);
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    kind,
    records: shown.map((number) =>
      Object.fromEntries(columns.map((column) => [column.field, cellFor(column, number)])),
    ),
    page_number,
    page_size,
    total_items: recordCount,
    sum: measures[place.measure]?.adds ? sum : recordCount,
  };
}
