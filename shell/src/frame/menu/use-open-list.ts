import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabsIn } from './menu-keys.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import { useOutside } from './use-outside.ts';

/** Which list of a menu bar is open, and how the pointer opens and closes it. */
export function useOpenList(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const pointer = useHoverIntent();

  /** Opens the list of a tab, which is on screen when this returns, or none. */
  const show = (key: string | null) => {
    pointer.cancel();
    if (key === open) return;
    // The focus does not go down with the list that it was in.
    if (bar.current && document.activeElement?.closest('[data-list]'))
      tabOf(bar.current, key ?? open)?.focus();
    if (key === null) setOpen(null);
    else flushSync(() => setOpen(key));
  };
  useOutside(bar, open !== null, () => show(null));

  return {
    open,
    show,
    press: (key: string) => show(open === key && !pointer.isFresh() ? null : key),
    enter: (key: string) => pointer.after('enter', () => show(key)),
    leave: () =>
      pointer.after('leave', () => {
        // What somebody is at with the keyboard, or has pressed, stays.
        if (!bar.current?.contains(document.activeElement)) show(null);
      }),
  };
}

const tabOf = (bar: Element, key: string | null): HTMLElement | undefined =>
  tabsIn(bar).find(({ dataset }) => dataset.tab === key);
