import type { BrowserMeasures } from '../browser/measure-browser.ts';
import type { DatabaseMeasures } from '../database/measure-database.ts';
import type { Part } from '../figures/part.ts';
import { amount, countText } from '../table/amounts.ts';
import { type Column, columns } from '../table/figure.ts';
import type { Machine } from './machine.ts';

export interface MeasuredParts {
  readonly databases: Readonly<Record<Column, Part<DatabaseMeasures>>>;
  readonly browser: Part<BrowserMeasures>;
}

type Row = readonly [what: string, value: string];

/** Returns the rows about the machine and the programs that the figures depend on. */
export function machineRows(machine: Machine, { databases, browser }: MeasuredParts): Row[] {
  const server = ({ large }: DatabaseMeasures) => large.facts.serverVersion;
  const { postgresql, embedded } = databases;
  return [
    ['Processor', `${machine.cores} cores, ${machine.processor}`],
    ['A million numbers made and sorted', timesOf(machine.work)],
    ['Memory', `${machine.memory} GB`],
    ['Node.js', machine.node],
    ['PostgreSQL', 'missing' in postgresql ? postgresql.missing : server(postgresql)],
    ['Embedded PostgreSQL', 'missing' in embedded ? embedded.missing : server(embedded)],
    ['Chromium', 'missing' in browser ? browser.missing : browser.version],
    ['Graphics', 'missing' in browser ? browser.missing : browser.graphics],
  ];
}

/** Formats the range from the fastest to the slowest time. */
const timesOf = (times: readonly number[]): string =>
  `${amount(Math.min(...times), 'ms')} to ${amount(Math.max(...times), 'ms')}`;

/** Headings of {@link dataRows}. */
export const dataHeadings = [
  'Data',
  'Calls',
  'Lines',
  'Casings',
  'Lines of the largest account',
  'Inspected tires',
  'Of the account with most',
  'Removed tires',
];

/** Returns the counts of the data, taken from either database as both have the same data. */
export function dataRows({ databases }: MeasuredParts): string[][] {
  const found = columns.map((column) => databases[column]).find((part) => !('missing' in part));
  if (!found || 'missing' in found) return [];
  return [found.large, found.demo].map(({ size, facts }) => [
    size,
    ...[
      facts.calls,
      facts.lines,
      facts.casings,
      facts.account.lines,
      facts.readings,
      facts.mostReadings,
      facts.removals,
    ].map(countText),
  ]);
}
