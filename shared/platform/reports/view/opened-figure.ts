import {
  type Comparison,
  type Figure,
  keyOf,
  type ReportDefinition,
  type RowsBy,
  withRowsBy,
} from '@portal/contract/reports';
import { prefixOf } from './report-address.ts';
import { reportKeys } from './report-keys.ts';

/** A figure whose records are open, as named in an address. */
export interface OpenedFigure {
  /** The field of its column. */
  readonly field: string;
  readonly comparison: Comparison | null;
  /** The values that identify the row, in the order of its fields; empty for the total. */
  readonly row: readonly string[];
  /** For a quotient: whether the records of the whole are shown instead of those of the part. */
  readonly isWhole: boolean;
  /** The reason for leaving records out, if the records left out for it are shown. */
  readonly leftOut: string | null;
}

/** Maximum number of characters in a value that identifies a row. */
const longest = 400;

/** Returns the fields that identify the rows of a report, as in requests. */
function rowFields(report: ReportDefinition, rowsBy: RowsBy | null): readonly string[] {
  const definition = withRowsBy(report, rowsBy);
  const { shape, inner } = definition;
  if (shape === 'summary') return [];
  if (shape === 'periods') return ['Date', 'Period'];
  return [keyOf(definition), ...(inner ? [inner.field] : [])];
}

const measureOf = (figure: Figure, isWhole: boolean): string =>
  'sum' in figure ? figure.sum : isWhole ? figure.whole : figure.part;

/** Returns the figure that an address opens; null if there is none or it cannot be read. */
export function readOpenedFigure(
  params: URLSearchParams,
  definition: ReportDefinition,
  rowsBy: RowsBy | null,
): OpenedFigure | null {
  const text = params.get(`${prefixOf(definition)}${reportKeys.figure}`);
  if (!text || /\p{Cc}/u.test(text)) return null;
  const [head = '', ...names] = text.split('*');
  const [field = '', flags = '', reason = ''] = head.split('.');
  const column = definition.columns.find((each) => each.field === field);
  const row = names.map((name) =>
    name.replaceAll(/!([!x])/g, (_, mark) => (mark === 'x' ? '*' : '!')),
  );
  if (!column || row.length > rowFields(definition, rowsBy).length) return null;
  if (row.some((name) => name === '' || name.length > longest)) return null;
  const isWhole = flags.includes('w') && 'part' in column.figure;
  const { leavesOut = [] } = definition.measures[measureOf(column.figure, isWhole)] ?? {};
  return {
    field,
    comparison: flags.includes('p') ? 'previous' : flags.includes('n') ? 'national' : null,
    row,
    isWhole,
    leftOut: leavesOut.find((each) => each === reason) ?? null,
  };
}

const flagsOf = ({ comparison, isWhole }: OpenedFigure): string =>
  `${comparison === 'previous' ? 'p' : comparison === 'national' ? 'n' : ''}${isWhole ? 'w' : ''}`;

/** Returns the address keys that open a figure of a report, or close the open one. */
export function writeOpenedFigure(
  definition: ReportDefinition,
  figure: OpenedFigure | null,
): Readonly<Record<string, string | null>> {
  const key = `${prefixOf(definition)}${reportKeys.figure}`;
  if (!figure) return { [key]: null };
  const head = [figure.field, flagsOf(figure), figure.leftOut ?? ''].join('.').replace(/\.+$/, '');
  const row = figure.row.map((name) => name.replaceAll('!', '!!').replaceAll('*', '!x'));
  return { [key]: [head, ...row].join('*') };
}
