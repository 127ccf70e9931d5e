import { personText } from '@portal/contract/portal';
import type { ListColumn, ListDefinition, ListFilter } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import type { Cell, Fact, TableColumn } from '../exports/document.ts';
import { dayOf, type ReaderClock } from '../exports/reader-clock.ts';
import type { ListedRows } from '../exports/table-document.ts';
import type { LocalizedTexts } from '../words/localized-texts.ts';
import type { Page, PageRequest } from './read-page.ts';

/** The content of a list for a file. */
export interface ListContent<Row> {
  readonly definition: ListDefinition;
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  /** Rows to read at once, if every page computes all of them again. */
  readonly batch?: number;
  /** Values of columns that combine several fields, or have no field. */
  readonly values?: Readonly<Record<string, (row: Row, words: LocalizedTexts) => Cell>>;
  /** Facts about the rows besides filters and search; the labels are keys. */
  readonly of?: readonly Fact[];
  /** The parts of the file's name after its title: a place, then days. */
  readonly named?: (words: LocalizedTexts) => readonly string[];
}

interface ListReader {
  /** The texts of the area that the list belongs to. */
  readonly words: LocalizedTexts;
  readonly clock: ReaderClock;
}

/** Rows usually read at once, to limit memory use. */
const usualBatch = 500;

/**
 * The rows of a list for a file: all that match the filters, in the order of the list.
 *
 * @param selection from the call, as validated by the contract
 */
export function listedRows<Row extends object>(
  content: ListContent<Row>,
  selection: Readonly<Record<string, unknown>>,
  reader: ListReader,
): ListedRows {
  const { definition, of = [] } = content;
  const { t } = reader.words;
  const { columns, cells } = listColumns(content, reader);
  return {
    title: t(definition.words.title),
    named: content.named?.(reader.words) ?? [],
    filters: [
      ...of.map(({ label, value }) => ({ label: t(label), value })),
      ...filterFacts(definition, selection, reader.words),
    ],
    columns,
    rows: cellsOf(content, cells),
  };
}

type Described<Row> = Pick<ListContent<Row>, 'definition' | 'values'>;

/** Returns the columns of a list's file, and a function that converts a row to cells. */
export function listColumns<Row extends object>(
  { definition, values = {} }: Described<Row>,
  reader: ListReader,
): { readonly columns: TableColumn[]; readonly cells: (row: Row) => readonly Cell[] } {
  const shown = definition.columns.filter(({ only }) => only !== 'screen');
  return {
    columns: shown.map(({ label, format = 'text' }) => ({
      heading: reader.words.t(label),
      format: format === 'day' ? 'date' : format === 'person' ? 'text' : format,
    })),
    cells: (row) =>
      shown.map(
        (column) => values[column.field]?.(row, reader.words) ?? declaredValue(column, row, reader),
      ),
  };
}

async function* cellsOf<Row extends object>(
  { read, batch }: ListContent<Row>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  for await (const rows of pagesOf(read, batch)) for (const row of rows) yield cells(row);
}

/** Yields the rows of a list page by page, on demand. */
export async function* pagesOf<Row extends object>(
  read: ListContent<Row>['read'],
  page_size = usualBatch,
): AsyncGenerator<readonly Row[]> {
  for (let page_number = 1; ; page_number += 1) {
    const { rows, total_items } = await read({ page_number, page_size });
    yield rows;
    if (rows.length === 0 || page_number * page_size >= total_items) return;
  }
}

function declaredValue(
  { field, format, words: prefix }: ListColumn,
  row: object,
  { words, clock }: ListReader,
): Cell {
  const value: unknown = Reflect.get(row, field);
  if (value === null || value === undefined) return null;
  if (prefix !== undefined) return words.t(`${prefix}.${value}`);
  if (format === 'day') return dayOf(new Date(String(value)), clock);
  if (format === 'person') return personText(String(value), words.t);
  return typeof value === 'number' ? value : String(value);
}

/** Describes the filters and search of a list. */
export function filterFacts(
  { filters, words: { search } }: ListDefinition,
  selection: Readonly<Record<string, unknown>>,
  { t }: LocalizedTexts,
): Fact[] {
  const chosen = Object.entries(filters).flatMap(([name, filter]) => {
    const value = selection[filter.field ?? name];
    if (value === undefined || value === '') return [];
    const label = t(filter.label);
    const said = nameOf(filter, value);
    if (filter.format === 'date') return [{ label, value: formatDate(said), moment: said }];
    if (filter.format === 'person') return [{ label, value: personText(said, t) }];
    return [{ label, value: filter.words ? t(`${filter.words}.${said}`) : said }];
  });
  const keyword = String(selection.keyword ?? '').trim();
  return keyword ? [...chosen, { label: t(search), value: keyword }] : chosen;
}

/** Returns the name of a filter's value in the address, which is part of the key of its text. */
function nameOf({ values }: ListFilter, value: unknown): string {
  const named = values && !Array.isArray(values) ? Object.entries(values) : [];
  return named.find(([, each]) => each === value)?.[0] ?? String(value);
}
