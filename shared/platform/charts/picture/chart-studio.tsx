import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ChartPicture, chartPicture } from './chart-picture.ts';
import classes from './chart-studio.module.css';

export interface ChartStudioProps {
  /** A chart and its legend, notes and summary. */
  readonly children: ReactNode;
  /**
   * Called once, with the picture, with null if there is nothing to draw, or with `late` after a
   * timeout.
   */
  readonly onPicture: (picture: ChartPicture | null | 'late') => void;
}

/** Milliseconds after which a drawing is late; its code may have failed to load. */
const longest = 8_000;

/** Returns whether every chart in an element is drawn. */
const areDrawn = (element: Element): boolean =>
  [...element.querySelectorAll('[data-chart]')].every((place) =>
    place.querySelector('svg.highcharts-root'),
  );

/** Draws a chart off-screen at the width of a printed page, and passes on its picture. */
export function ChartStudio({ children, onPicture }: ChartStudioProps) {
  const studio = useRef<HTMLDivElement>(null);
  const hear = useRef(onPicture);

  useEffect(() => {
    const element = studio.current;
    if (!element) return;
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const look = () => {
      if (!areDrawn(element)) return;
      end();
      const figure = element.querySelector('figure');
      hear.current(figure && chartPicture(figure));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      end();
      hear.current('late');
    }, longest);
    look();
    return end;
  }, []);

  return createPortal(
    <div ref={studio} className={classes.studio} aria-hidden inert>
      {children}
    </div>,
    document.body,
  );
}
