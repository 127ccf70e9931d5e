import type { AnalysisReportTimes } from '../analysis/analysis-times.ts';
import { cell, spreadCell } from '../table/amounts.ts';
import type { FigureGroup } from '../table/figure.ts';
import { goals } from './goals.ts';
import { figuresOn, type OnDatabases } from './on-databases.ts';

const reports = {
  scrap: 'the scrap analysis',
  pull: 'the advice on pull depths',
  product: 'the product analysis, by any position',
  wear: 'a page of wear rates, in any order, by any filter',
  forecast: 'the wear forecast with a page of its purchase plan',
  torque: 'a page of torque checks, in any order, by any filter',
} as const satisfies Record<keyof AnalysisReportTimes, string>;

const each = Object.entries(reports) as [keyof AnalysisReportTimes, string][];

/** Figures of the analysis reports, on both databases. */
export function analysisFigures(measured: OnDatabases): FigureGroup[] {
  const figure = figuresOn(measured);
  return [
    {
      title:
        'Analysis reports on the large data, 12 months of the account with most units (p50 / p95)',
      figures: [
        ...each.map(([report, name]) =>
          figure(
            name,
            ({ analysis }) => spreadCell(analysis[report]),
            report === 'forecast' ? goals.wearForecast : goals.analysisReport,
          ),
        ),
        figure(
          'how many tires the wear rate finds, by any filter',
          ({ choosing }) => spreadCell(choosing.available),
          goals.availableTires,
        ),
        figure(
          'proposals while the number of a unit is typed',
          ({ choosing }) => spreadCell(choosing.numbers),
          goals.historyNumbers,
        ),
        figure(
          'a page of the history of a unit, in any order, of any kind',
          ({ choosing }) => spreadCell(choosing.history),
          goals.historyPage,
        ),
      ],
    },
    {
      title: 'Analysis reports of all accounts, the same (p50 / p95)',
      figures: each.map(([report, name]) =>
        figure(name, ({ analysisOfAll }) => spreadCell(analysisOfAll[report]), goals.analysisOfAll),
      ),
    },
    {
      title: 'Analysis reports, of ten times the rows',
      figures: each.flatMap(([report, name]) => [
        figure(`${name}, on the smaller data (p50 / p95)`, ({ demoAnalysis }) =>
          spreadCell(demoAnalysis[report]),
        ),
        figure(
          `time of ${name} (p50) against it`,
          ({ analysis, demoAnalysis }) =>
            cell(analysis[report].p50 / demoAnalysis[report].p50, '×'),
          goals.growth,
        ),
      ]),
    },
  ];
}
