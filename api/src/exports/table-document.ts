import type { Cell, ExportDocument, Fact, TableColumn, TableRow } from './document.ts';
import type { DocumentFrame } from './document-frame.ts';

/** A list as users see it: texts in the reader's language, values unformatted. */
export interface ListedRows {
  readonly title: string;
  /** Names appended to the title of the file and its sheet: a place, then days. */
  readonly named?: readonly string[];
  /** The filters applied to the rows. */
  readonly filters: readonly Fact[];
  readonly columns: readonly TableColumn[];
  /** One cell for each column; can be read only once. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Returns a list as a document: a cover and one table. */
export const tableDocument = (
  { title, named = [], filters, columns, rows }: ListedRows,
  { wording, made }: DocumentFrame,
): ExportDocument => ({
  title,
  cover: [...filters, made],
  wording,
  sections: [
    {
      title: tableName({ title, named }),
      ...(named.length > 0 && { ending: `, ${named.at(-1)}` }),
      facts: [],
      notes: [],
      blocks: [{ kind: 'table', table: { columns, rows: tableRows(rows) } }],
    },
  ],
});

/** Returns the file name of a list, without its extension. */
export const tableName = ({ title, named = [] }: Pick<ListedRows, 'title' | 'named'>): string =>
  [title, ...named].join(', ');

async function* tableRows(rows: ListedRows['rows']): AsyncGenerator<TableRow> {
  for await (const cells of rows) yield { cells, level: 0 };
}
