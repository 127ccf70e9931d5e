import { useCallback, useState } from 'react';
import type { ChangeView } from './use-users-view.ts';

interface Known {
  readonly id: number;
}

/**
 * Which row of a list the address opens; it is kept while its drawer closes, and when the list has
 * lost it meanwhile.
 */
export function useOpened<Row extends Known>(
  id: number | null,
  rows: readonly Row[],
  onChange: ChangeView,
) {
  const found = rows.find((row) => row.id === id) ?? null;
  const [last, setLast] = useState(found);
  if (found && found.id !== last?.id) setLast(found);
  const open = useCallback(({ id: next }: Known) => onChange({ open: next }), [onChange]);
  const close = useCallback(() => onChange({ open: null }, { replace: true }), [onChange]);
  return { row: last, isOpen: id !== null && last?.id === id, open, close };
}
