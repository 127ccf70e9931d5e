import { useCallback, useState } from 'react';

/** The row that is open beside its list, according to the address. */
export interface OpenedRow<Row> {
  /** The last open row, still available while its drawer closes; null if none was opened. */
  readonly row: Row | null;
  readonly isOpen: boolean;
  readonly open: (row: Row) => void;
  readonly close: () => void;
}

const idOf = (row: object | null): unknown => row && Reflect.get(row, 'id');

/**
 * Returns the open row with its latest data; it remains available while its drawer closes, and
 * after the list has lost it.
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
