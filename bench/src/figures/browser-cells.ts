import type { Comparison, VisitPair } from '../browser/compare-builds.ts';
import type { BrowserMeasures } from '../browser/measure-browser.ts';
import { amount, kilobytes } from '../table/amounts.ts';
import type { Cell } from '../table/figure.ts';

export function droppedFrames({ scrolled }: BrowserMeasures): Cell {
  const { scrolling, still } = scrolled;
  const longest = amount(scrolling.longest, 'ms');
  return {
    text: `${scrolling.late} of ${scrolling.count}, longest ${longest} (standing still ${still.late})`,
    value: scrolling.late,
  };
}

const beside = (portal: number, single: number, written: (value: number) => string): Cell => ({
  text: `${written(portal)} / ${written(single)}, ${amount(portal / single, '×')}`,
  value: portal / single,
});

export const bytes = ({
  near: {
    cold: { portal, single },
  },
}: Comparison) => beside(portal.bytes, single.bytes, kilobytes);
export const scripts = ({
  near: {
    cold: { portal, single },
  },
}: Comparison): Cell => ({
  ...beside(portal.scripts, single.scripts, kilobytes),
  value: portal.scripts / 1000,
});
export const requests = ({
  near: {
    cold: { portal, single },
  },
}: Comparison): Cell => ({
  ...beside(portal.requests, single.requests, String),
  value: portal.requests,
});
export const time = ({ portal, single }: VisitPair) =>
  beside(portal.time, single.time, (value) => amount(value, 'ms'));

export const score = (points: number): Cell => ({ text: points.toFixed(0), value: 100 - points });

export const preparedSwitchCell = ({ switches }: BrowserMeasures): Cell => ({
  ...beside(switches.prepared, switches.second, (value) => amount(value, 'ms')),
  value: switches.prepared,
});

export const bytesCell = (bytes: number): Cell => ({ text: kilobytes(bytes), value: bytes / 1000 });
