import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ChartPicture, chartPicture } from './chart-picture.ts';
import classes from './chart-studio.module.css';

export interface ChartStudioProps {
  /** A chart, and what belongs to it. */
  readonly children: ReactNode;
  /** Called once: with the picture, or with null where there is nothing to draw or it takes too long. */
  readonly onPicture: (picture: ChartPicture | null) => void;
}

/** In milliseconds. */
const longest = 8_000;

/** Whether every chart in an element is drawn. */
const areDrawn = (element: Element): boolean =>
  [...element.querySelectorAll('[data-chart]')].every((place) =>
    place.querySelector('svg.highcharts-root'),
  );

/** Draws a chart out of sight, as wide as fits a page, and hands over its picture. */
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
    const finish = (figure: HTMLElement | null) => {
      end();
      hear.current(figure && chartPicture(figure));
    };
    const look = () => {
      if (areDrawn(element)) finish(element.querySelector('figure'));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => finish(null), longest);
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
