import type { RowExpansion } from './row-parts.ts';

/** A row where it stands: rows inside an open one follow it. */
export interface TableLine<Row> {
  readonly row: Row;
  readonly key: string;
  /** How deep the row lies inside others. */
  readonly depth: 0 | 1;
  /** Whether the rows inside it are shown; null without any. */
  readonly open: boolean | null;
}

interface TableRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  expansion: RowExpansion<Row> | undefined;
  isOpen: (key: string) => boolean;
}

/** Every row that can be seen, from top to bottom. */
export function tableLines<Row>(table: TableRows<Row>): TableLine<Row>[] {
  const { rows, rowKey, expansion, isOpen } = table;
  return rows.flatMap((row): TableLine<Row>[] => {
    const key = rowKey(row);
    const inner = expansion?.rowsOf(row) ?? [];
    const open = inner.length > 0 ? isOpen(key) : null;
    const line = { row, key, depth: 0, open } as const;
    if (!open) return [line];
    return [
      line,
      ...inner.map(
        (child) => ({ row: child, key: `${key}/${rowKey(child)}`, depth: 1, open: null }) as const,
      ),
    ];
  });
}
