import { type RefObject, useEffect, useRef } from 'react';

/** Closes what is open when something else is pressed, and by Escape wherever the focus is. */
export function useOutside(
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
