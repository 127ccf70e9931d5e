import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focus handling for a panel that is not modal: takes the focus only if an open dialog would trap
 * the keyboard, and returns it when the panel is removed.
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
