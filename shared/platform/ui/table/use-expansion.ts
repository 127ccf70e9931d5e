import { useUncontrolled } from '@mantine/hooks';
import type { RowExpansion } from './row-parts.ts';

export interface Expansion {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Tracks the expanded rows of a table: as controlled by the screen, else in its own state. */
export function useExpansion({
  opened,
  onOpened,
}: Partial<Pick<RowExpansion<never>, 'opened' | 'onOpened'>> = {}): Expansion {
  const [open, setOpen] = useUncontrolled({
    ...(opened && { value: opened }),
    ...(onOpened && { onChange: onOpened }),
    defaultValue: nothing,
  });
  const toggle = (key: string) => {
    const after = new Set(open);
    if (!after.delete(key)) after.add(key);
    setOpen(after);
  };
  return { isOpen: (key) => open.has(key), toggle };
}
