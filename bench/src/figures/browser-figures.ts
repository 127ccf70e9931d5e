import { type Comparison, slowConnection } from '../browser/compare-builds.ts';
import { unitPhotos } from '../browser/detail-times.ts';
import { cpuSlowdown } from '../browser/index-visit.ts';
import { longRows } from '../browser/long-table.ts';
import type { BrowserMeasures } from '../browser/measure-browser.ts';
import { indexPage } from '../browser/visited-pages.ts';
import { surveyedTires, surveyedUnits } from '../surveys/make-survey.ts';
import { cell, countText, spreadCell } from '../table/amounts.ts';
import type { Cell, Figure, FigureGroup, Goal } from '../table/figure.ts';
import {
  bytes,
  bytesCell,
  droppedFrames,
  preparedSwitchCell,
  requests,
  score,
  scripts,
  time,
} from './browser-cells.ts';
import { dayInYard } from './day-in-yard.ts';
import { goals } from './goals.ts';
import { cellOf, type Part } from './part.ts';

/** Figures of the browser, for a portal with the embedded database. */
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
  const visited = (page: string): Figure[] => {
    const isIndex = page === indexPage;
    const bytesGoal = isIndex ? goals.indexBytes : goals.remoteBytes;
    const timeGoal = isIndex ? undefined : goals.remoteTime;
    return [
      figure(`${page}: bytes (brotli)`, compared(page, bytes), bytesGoal),
      figure(
        `${page}: scripts (brotli)`,
        compared(page, scripts),
        isIndex ? goals.indexScripts : undefined,
      ),
      figure(
        `${page}: requests`,
        compared(page, requests),
        isIndex ? goals.indexRequests : undefined,
      ),
      figure(
        `${page}: time to usable`,
        compared(page, ({ near }) => time(near.cold)),
      ),
      figure(
        `${page}: time to usable, ${lineName}`,
        compared(page, ({ far }) => time(far.cold)),
        timeGoal,
      ),
      figure(
        `${page}: the same, second visit`,
        compared(page, ({ far }) => time(far.warm)),
      ),
    ];
  };
  const pages = 'missing' in measured ? [indexPage] : measured.comparisons.map(({ page }) => page);
  const waiting = 'missing' in measured ? 'many' : countText(measured.yardDay.waiting);
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
        figure(
          `the page of a survey of ${surveyedUnits} units (p50 / p95)`,
          ({ overview }) => spreadCell(overview),
          goals.overviewShown,
        ),
        figure(
          `the page of a survey of ${countText(surveyedTires)} tires (p50 / p95)`,
          ({ largeOverview }) => spreadCell(largeOverview),
          goals.largeOverviewShown,
        ),
        figure(
          'what it found, once its tires have been answered (p50 / p95)',
          ({ detail }) => spreadCell(detail.drawn),
          goals.detailShown,
        ),
        figure('the same, from its address (p50 / p95)', ({ detail }) => spreadCell(detail.whole)),
        figure(
          `the first of ${unitPhotos} photos of a unit, from the link to them (p50 / p95)`,
          ({ detail }) => spreadCell(detail.pictures),
          goals.picturesShown,
        ),
        figure(
          `from a tire's last key to the next tire, a processor ${cpuSlowdown} times slower (p50 / p95)`,
          ({ nextTire }) => spreadCell(nextTire),
          goals.nextTire,
        ),
        figure(`dropped frames, scrolling ${longRows} rows`, droppedFrames, goals.frames),
      ],
    },
    {
      title: 'A day without a network, the smaller data',
      figures: [
        figure(
          `the list of yards, started without one, a processor ${cpuSlowdown} times slower (p50 / p95)`,
          ({ yardDay }) => spreadCell(yardDay.start),
          goals.offlineStart,
        ),
        figure(
          `from a tire's last key until it is seen to be kept, while ${waiting} wait (p50 / p95)`,
          ({ yardDay }) => spreadCell(yardDay.saving.whole),
        ),
        figure(
          'of that, its save, once the next tire is there (p50 / p95)',
          ({ yardDay }) => spreadCell(yardDay.saving.keeping),
          goals.offlineSaving,
        ),
        figure(
          `${dayInYard}, until they are sent`,
          ({ yardDay }) => cell(yardDay.sending, 's'),
          goals.sending,
        ),
      ],
    },
    {
      title: 'From page to page',
      figures: [
        figure(
          'between two loaded remotes (p50 / p95)',
          ({ switches }) => spreadCell(switches.loaded),
          goals.pageSwitch,
        ),
        figure(
          'a first page that was prepared / the second time',
          preparedSwitchCell,
          goals.prepared,
        ),
        figure(
          'one more remote with an empty page (gzip)',
          ({ emptyRemote }) => bytesCell(emptyRemote),
          goals.emptyRemote,
        ),
      ],
    },
    {
      title: 'A release again: what a returning visitor fetches (brotli)',
      figures: [
        figure(
          'of the shell, which changes one screen',
          ({ releases }) => bytesCell(releases.screen),
          goals.releasedScreen,
        ),
        figure(
          'of the platform, which changes one component',
          ({ releases }) => bytesCell(releases.component),
          goals.releasedComponent,
        ),
        figure('of a remote, which changes one page: the files of its page', ({ releases }) =>
          bytesCell(releases.page),
        ),
      ],
    },
    {
      title: `The index, signed in, ${lineName}, a processor ${cpuSlowdown} times slower`,
      figures: [
        figure(
          'first paint',
          ({ slowIndex }) => cell(slowIndex.firstPaint, 'ms'),
          goals.firstPaint,
        ),
        figure('usable', ({ slowIndex }) => cell(slowIndex.usable, 'ms'), goals.usable),
        figure(
          'layout shift',
          ({ slowIndex }) => cell(slowIndex.shift, 'of the screen'),
          goals.shift,
        ),
      ],
    },
    ...(['lighthouse', 'lighthouseOfYards'] as const).map((page) => ({
      title: `${page === 'lighthouse' ? 'The index' : 'The list of yards'}, signed in, as Lighthouse scores it (desktop preset, of 100)`,
      figures: (['performance', 'accessibility', 'best-practices'] as const).map((name) =>
        figure(name, (measures) => score(measures[page][name]), goals.score),
      ),
    })),
    {
      title: 'A visit with an empty cache against the single build (portal / single build, times)',
      figures: pages.flatMap(visited),
    },
  ];
}

const lineName = `${slowConnection.megabitsASecond} Mbit/s and ${slowConnection.latency} ms`;
