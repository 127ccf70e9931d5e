import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawInTurn } from './drawing-turns.ts';

interface DrawingTime {
  /** Of the place where it is to be drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isTime: boolean;
}

/**
 * When a chart is to be drawn, which takes as long as a whole table: at once where it can be seen, as
 * soon as it is scrolled near or printed, and else when the browser is idle.
 */
export function useDrawingTime(): DrawingTime {
  const place = useRef<HTMLDivElement>(null);
  const [isTime, setTime] = useState(false);

  useLayoutEffect(() => {
    const element = place.current;
    if (isTime || !element) return;
    const draw = () => setTime(true);
    if (element.getBoundingClientRect().top < window.innerHeight) return draw();
    const drawNow = () => flushSync(draw);
    const giveBack = drawInTurn(draw);
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    window.addEventListener('beforeprint', drawNow);
    return () => {
      giveBack();
      observer.disconnect();
      window.removeEventListener('beforeprint', drawNow);
    };
  }, [isTime]);

  return { place, isTime };
}
