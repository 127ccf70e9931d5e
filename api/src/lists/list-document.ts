import type { ListColumn, ListDefinition } from '@portal/contract/wire';
import { formatDate, formatInteger } from '@portal/platform/format';
import type { Cell, ExportDocument, Fact, TableColumn } from '../exports/document.ts';
import type { SpokenWords } from '../words/spoken-words.ts';
import type { Page, PageRequest } from './read-page.ts';
import { dayOf, type ReaderClock } from './reader-clock.ts';

/** What a list holds for a file. */
export interface ListContent<Row> {
  readonly definition: ListDefinition;
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  /** Values of columns that are made of several fields, or of none. */
  readonly values?: Readonly<Record<string, (row: Row, words: SpokenWords) => Cell>>;
  /** What the rows are of, besides what filters and search say; the labels are word keys. */
  readonly of?: readonly Fact[];
}

/** Who reads a file, and when. */
export interface ListReader {
  /** Of the area that the list belongs to. */
  readonly words: SpokenWords;
  /** Of the shell, for what is the same in every file. */
  readonly shellWords: SpokenWords;
  readonly clock: ReaderClock;
  readonly currencySymbol: string;
}

/** Rows that are read at once: what waits in memory, however long the list is. */
const batch = 500;

/**
 * A list as a document: every row that the filters leave, in the order of the list.
 *
 * @param selection the body of the call, as the contract let it through
 */
export function listDocument<Row extends object>(
  content: ListContent<Row>,
  selection: Readonly<Record<string, unknown>>,
  reader: ListReader,
): ExportDocument {
  const { words, shellWords, clock } = reader;
  const { definition } = content;
  const columns = definition.columns.filter(({ only }) => only !== 'screen');
  const title = words.t(definition.words.title);
  return {
    title,
    cover: [
      ...(content.of ?? []).map(({ label, value }) => ({ label: words.t(label), value })),
      ...filterFacts(definition, selection, reader),
      { label: shellWords.t('list.made'), value: formatDate(dayOf(clock.now, clock)) },
    ],
    wording: {
      locale: words.locale,
      direction: words.direction,
      currencySymbol: reader.currencySymbol,
      pageOf: (page, pages) =>
        shellWords.t('ui.page_of', { page: formatInteger(page), pages: formatInteger(pages) }),
    },
    sections: [
      {
        title,
        facts: [],
        notes: [],
        blocks: [
          {
            kind: 'table',
            table: {
              columns: columns.map((column) => tableColumn(column, words)),
              rows: tableRows(content, columns, reader),
            },
          },
        ],
      },
    ],
  };
}

const tableColumn = ({ label, format = 'text' }: ListColumn, { t }: SpokenWords): TableColumn => ({
  heading: t(label),
  format: format === 'day' ? 'date' : format,
});

async function* tableRows<Row extends object>(
  { read, values = {} }: ListContent<Row>,
  columns: readonly ListColumn[],
  { words, clock }: ListReader,
) {
  for (let page_number = 1; ; page_number += 1) {
    const { rows, total_items } = await read({ page_number, page_size: batch });
    for (const row of rows)
      yield {
        level: 0 as const,
        cells: columns.map(
          (column) =>
            values[column.field]?.(row, words) ?? declaredValue(column, row, { words, clock }),
        ),
      };
    if (rows.length === 0 || page_number * batch >= total_items) return;
  }
}

function declaredValue(
  { field, format, words: prefix }: ListColumn,
  row: object,
  { words, clock }: Pick<ListReader, 'words' | 'clock'>,
): Cell {
  const value: unknown = Reflect.get(row, field);
  if (value === null || value === undefined) return null;
  if (prefix !== undefined) return words.t(`${prefix}.${value}`);
  if (format === 'day') return dayOf(new Date(String(value)), clock);
  return typeof value === 'number' ? value : String(value);
}

function filterFacts(
  { filters }: ListDefinition,
  selection: Readonly<Record<string, unknown>>,
  { words, shellWords }: ListReader,
): Fact[] {
  const chosen = Object.entries(filters).flatMap(([name, filter]) => {
    const value = selection[filter.field ?? name];
    if (value === undefined || value === '') return [];
    const text = filter.words ? words.t(`${filter.words}.${value}`) : String(value);
    return [{ label: words.t(filter.label), value: text }];
  });
  const keyword = String(selection.keyword ?? '').trim();
  return keyword ? [...chosen, { label: shellWords.t('list.search'), value: keyword }] : chosen;
}
