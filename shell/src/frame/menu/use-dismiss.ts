import { type RefObject, useEffect, useRef } from 'react';

/** Closes what is open on a press outside, and on Escape regardless of the focus. */
export function useDismiss(
  place: RefObject<Element | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', leave);
    };
  }, [place, isOpen]);
}
