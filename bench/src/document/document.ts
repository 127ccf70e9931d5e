import type { FigureGroup } from '../table/figure.ts';
import { markdownTables, table } from '../table/markdown-table.ts';
import { dataHeadings, dataRows, type MeasuredParts, machineRows } from './environment-rows.ts';
import { howToRead } from './how-to-read.ts';
import type { Machine } from './machine.ts';

interface Content {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly day: string;
  readonly groups: readonly FigureGroup[];
  readonly machine: Machine;
  readonly measured: MeasuredParts;
}

/** Renders `docs/benchmarks.md`: all figures, where they were measured and how to read them. */
export const benchmarkDocument = ({ day, groups, machine, measured }: Content): string =>
  [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${day}; every run writes it anew.`,
    '## Figures',
    markdownTables(groups),
    '## Measured on',
    table(machineRows(machine, measured), ['', '']),
    table(dataRows(measured), dataHeadings),
    howToRead,
    '',
  ].join('\n\n');
