import { useCallback, useState } from 'react';

/** The row that the address opens beside its list. */
export interface OpenedRow<Row> {
  /** The last one that was open, still there while its drawer closes; null when none was. */
  readonly row: Row | null;
  readonly isOpen: boolean;
  readonly open: (row: Row) => void;
  readonly close: () => void;
}

const idOf = (row: object | null): unknown => row && Reflect.get(row, 'id');

/**
 * Which row of a list the address opens, as the list has it now; it is kept while its drawer closes, and
 * when the list has lost it meanwhile.
 */
export function useOpenedRow<Row extends object>(
  id: number | null,
  rows: readonly Row[],
  onChange: (change: { open: number | null }, how?: { readonly replace: boolean }) => void,
): OpenedRow<Row> {
  const found = (id !== null && rows.find((row) => idOf(row) === id)) || null;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const open = useCallback((row: Row) => onChange({ open: Number(idOf(row)) }), [onChange]);
  const close = useCallback(() => onChange({ open: null }, { replace: true }), [onChange]);
  return { row: last, isOpen: id !== null && idOf(last) === id, open, close };
}
