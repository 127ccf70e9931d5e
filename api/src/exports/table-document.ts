import type { Cell, ExportDocument, Fact, TableColumn, TableRow } from './document.ts';
import type { DocumentFrame } from './document-frame.ts';

/** A list as people see it: texts in the reader's language, values unformatted. */
export interface ListedRows {
  readonly title: string;
  /** What the file and its sheet are called besides the title: a place, then days. */
  readonly named?: readonly string[];
  /** What the rows were narrowed to. */
  readonly filters: readonly Fact[];
  readonly columns: readonly TableColumn[];
  /** A cell for each column; may be read once only. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Describes a list as the writers of files take it: a cover, and one table. */
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

/** What the file of a list is called. */
export const tableName = ({ title, named = [] }: Pick<ListedRows, 'title' | 'named'>): string =>
  [title, ...named].join(', ');

async function* tableRows(rows: ListedRows['rows']): AsyncGenerator<TableRow> {
  for await (const cells of rows) yield { cells, level: 0 };
}
