import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabsIn } from './menu-keys.ts';
import { useDismiss } from './use-dismiss.ts';
import { useHoverIntent } from './use-hover-intent.ts';

/** Manages which list of a menu bar is open, and how the pointer opens and closes it. */
export function useOpenList(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const pointer = useHoverIntent();

  /** Opens the list of a tab, rendered when this returns; null closes it. */
  const show = (key: string | null) => {
    pointer.cancel();
    if (key === open) return;
    // Moves the focus out of the list before it closes.
    if (bar.current && document.activeElement?.closest('[data-list]'))
      tabOf(bar.current, key ?? open)?.focus();
    if (key === null) setOpen(null);
    else flushSync(() => setOpen(key));
  };
  useDismiss(bar, open !== null, () => show(null));

  return {
    open,
    show,
    press: (key: string) => show(open === key && !pointer.isFresh() ? null : key),
    enter: (key: string) => pointer.after('enter', () => show(key)),
    leave: () =>
      pointer.after('leave', () => {
        // A list with the keyboard focus, or one that was pressed, stays open.
        if (!bar.current?.contains(document.activeElement)) show(null);
      }),
  };
}

const tabOf = (bar: Element, key: string | null): HTMLElement | undefined =>
  tabsIn(bar).find(({ dataset }) => dataset.tab === key);
