import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawWhenIdle } from './draw-when-idle.ts';

interface DrawingTime {
  /** Ref of the element that will contain the chart. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isTime: boolean;
}

/**
 * Returns whether it is time to draw a chart, which takes as long as rendering a whole table: at
 * once if it is visible, when it is scrolled near or printed, or when the browser is idle.
 */
export function useDeferredDrawing(): DrawingTime {
  const place = useRef<HTMLDivElement>(null);
  const [isTime, setTime] = useState(false);

  useLayoutEffect(() => {
    const element = place.current;
    if (isTime || !element) return;
    const draw = () => setTime(true);
    if (element.getBoundingClientRect().top < window.innerHeight) return draw();
    const drawNow = () => flushSync(draw);
    const giveBack = drawWhenIdle(draw);
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
