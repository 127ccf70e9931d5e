import type { RowExpansion } from './row-parts.ts';

/** A visible row; the nested rows of an expanded row follow it. */
export interface TableLine<Row> {
  readonly row: Row;
  readonly key: string;
  /** Nesting depth. */
  readonly depth: 0 | 1;
  /** Whether its nested rows are shown; null if it has none. */
  readonly open: boolean | null;
}

interface TableRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  expansion: RowExpansion<Row> | undefined;
  isOpen: (key: string) => boolean;
}

/** Returns every visible row, from top to bottom. */
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
