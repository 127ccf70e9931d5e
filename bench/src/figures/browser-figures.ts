import { type Comparison, farLine, type TypicalVisit } from '../browser/compare-builds.ts';
import { longRows } from '../browser/long-table.ts';
import type { BrowserMeasures } from '../browser/measure-browser.ts';
import { amount, kilobytes, spreadCell } from '../table/amounts.ts';
import type { Cell, Figure, FigureGroup, Goal } from '../table/figure.ts';
import { goals } from './goals.ts';
import { cellOf, type Part } from './part.ts';

/** The figures of the browser, on a portal with the embedded database. */
export function browserFigures(measured: Part<BrowserMeasures>): FigureGroup[] {
  const figure = (
    name: string,
    read: (measures: BrowserMeasures) => Cell,
    goal?: Goal,
  ): Figure => ({
    name,
    ...(goal && { goal }),
    embedded: cellOf(measured, read),
  });
  const compared =
    (page: string, read: (comparison: Comparison) => Cell) =>
    ({ comparisons }: BrowserMeasures): Cell => {
      const found = comparisons.find((comparison) => comparison.page === page);
      return found ? read(found) : { missing: 'not measured' };
    };
  const first = (page: string): Figure[] => [
    figure(`${page}: bytes (brotli)`, compared(page, bytes), goals.bytes),
    figure(`${page}: requests`, compared(page, requests)),
    figure(
      `${page}: time to usable`,
      compared(page, ({ near }) => time(near)),
    ),
    figure(
      `${page}: time to usable, ${lineName}`,
      compared(page, ({ far }) => time(far)),
    ),
  ];
  return [
    {
      title: 'On screen, the smaller data',
      figures: [
        figure(
          'all cards on screen after the last answer (p50 / p95)',
          ({ cards }) => spreadCell(cards.shown),
          goals.cards,
        ),
        figure(
          'switching the display mode (p50 / p95)',
          ({ cards }) => spreadCell(cards.switched),
          goals.mode,
        ),
        figure(`dropped frames, scrolling ${longRows} rows`, droppedFrames, goals.frames),
      ],
    },
    {
      title: 'First visit against the single build (portal / single build, times)',
      figures: ['index', 'dashboard'].flatMap(first),
    },
  ];
}

const lineName = `${farLine.megabitsASecond} Mbit/s and ${farLine.latency} ms`;

function droppedFrames({ scrolled }: BrowserMeasures): Cell {
  const { scrolling, still } = scrolled;
  const longest = amount(scrolling.longest, 'ms');
  return {
    text: `${scrolling.late} of ${scrolling.count}, longest ${longest} (standing still ${still.late})`,
    value: scrolling.late,
  };
}

type Pair = Readonly<Record<'portal' | 'single', TypicalVisit>>;

const beside = (portal: number, single: number, written: (value: number) => string): Cell => ({
  text: `${written(portal)} / ${written(single)}, ${amount(portal / single, '×')}`,
  value: portal / single,
});

const bytes = ({ near: { portal, single } }: Comparison) =>
  beside(portal.bytes, single.bytes, kilobytes);
const requests = ({ near: { portal, single } }: Comparison) =>
  beside(portal.requests, single.requests, String);
const time = ({ portal, single }: Pair) =>
  beside(portal.time, single.time, (value) => amount(value, 'ms'));
