import { useCallback, useState } from 'react';

export interface Expansion {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Which rows of one table stand open. */
export function useExpansion(): Expansion {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  return { isOpen: (key) => open.has(key), toggle };
}
