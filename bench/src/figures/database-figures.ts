import { type Tab, tabs } from '@portal/contract/fleet-dashboard';
import type { DatabaseMeasures } from '../database/measure-database.ts';
import { reportsOf } from '../reports/tab-request.ts';
import { amount, cell, megabytes, spreadCell } from '../table/amounts.ts';
import type { Cell, FigureGroup, Goal } from '../table/figure.ts';
import { goals } from './goals.ts';
import { figuresOn, type OnDatabases } from './on-databases.ts';

/** Figures of the API on both databases. */
export function databaseFigures(measured: OnDatabases): FigureGroup[] {
  const figure = figuresOn(measured);
  return [
    ...tabs.map((tab) => ({
      title: `${titles[tab]} on the large data, 12 months of the largest account, both comparisons (p50 / p95)`,
      figures: [
        ...reportsOf(tab).map(({ type }) =>
          figure(`${type} alone`, ({ reports }) => spreadCell(spread(reports[tab].alone[type]))),
        ),
        figure(
          'the tab in one call',
          ({ reports }) => spreadCell(reports[tab].oneCall),
          goalOf(tab),
        ),
        figure(
          'the tab as the browser asks, a call for each card at once',
          ({ reports }) => spreadCell(reports[tab].asBrowser),
          goalOf(tab),
        ),
      ],
    })),
    {
      title: 'Records behind a figure, the same (p50 / p95)',
      figures: [figure('a page of 25', ({ records }) => spreadCell(records), goals.records)],
    },
    {
      title: 'What changed, the same (p50 / p95)',
      figures: [figure('all findings', ({ changes }) => spreadCell(changes), goals.changes)],
    },
    {
      title: 'Ten times the rows',
      figures: [
        figure('lines of the large data against the smaller', ({ large, demo }) =>
          cell(large.facts.lines / demo.facts.lines, '×'),
        ),
        figure('lines of the account against that of the smaller data', ({ large, demo }) =>
          cell(large.facts.account.lines / demo.facts.account.lines, '×'),
        ),
        ...tabs.flatMap((tab) => [
          figure(`${tab} in one call on the smaller data`, ({ demoTabs }) =>
            spreadCell(demoTabs[tab]),
          ),
          figure(`time of ${tab} (p50) against it`, growth(tab), goals.growth),
        ]),
      ],
    },
    {
      title: 'Point lookups (p50 / p95)',
      figures: [
        figure('while nothing else runs', ({ lookups }) => spreadCell(lookups.idle)),
        figure(
          'while reports run one after the other',
          ({ lookups }) => spreadCell(lookups.busy),
          goals.lookup,
        ),
      ],
    },
    {
      title: 'Data and memory',
      figures: [
        figure('making the large data', ({ large }) => cell(large.madeIn, 's'), goals.dataMade),
        figure('making the smaller data', ({ demo }) => cell(demo.madeIn, 's'), goals.demoMade),
        figure(
          'most memory of the API, and of the embedded database with it',
          ({ memory }) => megabytes(memory),
          goals.memory,
        ),
      ],
    },
  ];
}

const titles: Readonly<Record<Tab, string>> = {
  purchases: 'Purchases',
  service: 'Service',
  retreading: 'Retreading',
  casingdurability: 'Casing durability',
};

const goalOf = (tab: Tab): Goal => (tab === 'purchases' ? goals.tab : goals.anyTab);

const growth =
  (tab: Tab) =>
  ({ reports, demoTabs }: DatabaseMeasures): Cell => {
    const times = reports[tab].oneCall.p50 / demoTabs[tab].p50;
    return { text: amount(times, '×'), value: times };
  };

function spread<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A report was not measured');
  return value;
}
