import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a panel that is no modal dialog: it takes the focus only when an open dialog would keep the
 * keyboard inside itself, and gives it back to where it came from when the panel goes.
 */
export function useBorrowedFocus<Panel extends HTMLElement>(): RefObject<Panel | null> {
  const panel = useRef<Panel>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let before: EventTarget | null = null;
    const entered = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget))
        before = relatedTarget;
    };
    element.addEventListener('focusin', entered);
    if (document.querySelector('[aria-modal="true"]')) element.focus();
    return () => {
      element.removeEventListener('focusin', entered);
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}
