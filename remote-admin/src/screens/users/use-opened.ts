import { useCallback, useState } from 'react';

/** Which row of a list is open; it is kept while its drawer closes. */
export function useOpened<Row>() {
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((next: Row) => {
    setRow(next);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { row, isOpen, open, close };
}
