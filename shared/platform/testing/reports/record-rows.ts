import type {
  RecordColumn,
  RecordsAnswer,
  RecordsRequest,
  ReportDefinition,
} from '@portal/contract/reports';

/** Number of records behind each figure. */
export const recordCount = 60;

/** Number of records that a measure excludes for each of its reasons. */
export const leftOutCount = 3;

/** The form of an area's records. */
export interface RecordLayout {
  readonly definition: ReportDefinition;
  readonly columns: readonly RecordColumn[];
  /** Codes for the columns with texts, by text prefix; columns without a code are null. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Returns a page of made-up records, numbered from 1, behind a figure of a report. */
export function recordsOf<Kind extends string>(
  { page_number, page_size, place }: RecordsRequest<unknown>,
  {
    definition,
    columns,
    codes,
  }: RecordLayout & { readonly definition: { readonly records: Kind } },
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
