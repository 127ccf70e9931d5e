import type {
  RecordColumn,
  RecordsAnswer,
  RecordsRequest,
  ReportDefinition,
} from '@portal/contract/reports';

/** Records behind any figure. */
export const recordCount = 60;

/** Records that any measure leaves out, for each of its reasons. */
export const leftOutCount = 3;

/** What the records of an area look like. */
export interface RecordForm {
  readonly definition: ReportDefinition;
  readonly columns: readonly RecordColumn[];
  /** A code for the columns that have words, by their prefix; others have no value. */
  readonly codes: Readonly<Record<string, string>>;
}

/** A page of made-up records, numbered from 1, behind a figure of a report. */
export function recordsOf<Kind extends string>(
  { page_number, page_size, place }: RecordsRequest<unknown>,
  { definition, columns, codes }: RecordForm & { readonly definition: { readonly records: Kind } },
): RecordsAnswer<Kind> {
  const cellFor = ({ field, format, words }: RecordColumn, number: number) => {
    if (format === 'date') return `2025-01-${String((number % 28) + 1).padStart(2, '0')}`;
    if (words) return codes[words] ?? null;
    return format === 'text' ? `${field} ${number}` : number;
  };
  const { adds = null, leavesOut = [] } = definition.measures[place.measure] ?? {};
  const isLeftOut = place.left_out !== undefined;
  const count = isLeftOut ? leftOutCount : recordCount;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const shown = numbers.slice((page_number - 1) * page_size, page_number * page_size);
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    kind: definition.records,
    records: shown.map((number) =>
      Object.fromEntries(columns.map((column) => [column.field, cellFor(column, number)])),
    ),
    page_number,
    page_size,
    total_items: count,
    sum: adds ? sum : count,
    counted: recordCount,
    left_out: leavesOut.map((reason) => ({ reason, records: leftOutCount })),
  };
}
