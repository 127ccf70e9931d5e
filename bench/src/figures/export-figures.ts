import type { DatabaseMeasures } from '../database/measure-database.ts';
import type { ExportKind } from '../exports/export-times.ts';
import type { LongWorkbook } from '../exports/long-workbook.ts';
import type { TreeMemory } from '../server/process-tree.ts';
import { amount, cell, countText, spreadCell } from '../table/amounts.ts';
import type { Cell, FigureGroup, Goal } from '../table/figure.ts';
import { goals } from './goals.ts';
import { figuresOn, type OnDatabases } from './on-databases.ts';
import { cellOf, type Part } from './part.ts';

const names: Readonly<Record<ExportKind, string>> = { pdf: 'PDF', excel: 'Excel', png: 'PNG' };

/** Figures of exports. */
export function exportFigures(measured: OnDatabases, workbook: Part<LongWorkbook>): FigureGroup[] {
  const figure = figuresOn(measured);
  const timeOf = (kind: ExportKind, goal?: Goal) =>
    figure(
      `as ${names[kind]} (p50 / p95)`,
      ({ exports }) => spreadCell(exports.combined[kind]),
      goal,
    );
  const memoryOf =
    (kind: ExportKind, which: keyof TreeMemory) =>
    ({ exports }: DatabaseMeasures): Cell => {
      const memory = exports.memory[kind];
      return memory ? cell(memory[which], 'MB') : { missing: 'not told by this system' };
    };
  const rows = 'missing' in workbook ? 'many' : countText(workbook.rows);
  return [
    {
      title: 'The combined report of nineteen parts with their charts, on the large data',
      figures: [
        timeOf('pdf', goals.pdf),
        timeOf('excel', goals.excel),
        timeOf('png'),
        figure(
          'most memory of the process that makes the PDF',
          memoryOf('pdf', 'ofChild'),
          goals.exportMemory,
        ),
        figure(
          'most memory of the process that makes the PNG',
          memoryOf('png', 'ofChild'),
          goals.exportMemory,
        ),
        figure('most memory of the API and all that it started, PDF', memoryOf('pdf', 'together')),
        figure('the same, Excel, which the API writes', memoryOf('excel', 'together')),
        figure(
          'point lookups while ten exports are made at once (p50 / p95)',
          ({ exports }) => spreadCell(exports.lookups),
          goals.lookupBesideExports,
        ),
      ],
    },
    {
      title: `A table of ${rows} rows as a workbook, written by a process that does nothing else`,
      figures: [
        { name: 'time', embedded: cellOf(workbook, ({ time }) => cell(time, 's')) },
        {
          name: 'most memory of the process, and how much of it the rows take',
          goal: goals.workbookMemory,
          embedded: cellOf(workbook, ({ memory, growth }) => ({
            text: `${amount(memory, 'MB')}, ${amount(growth, 'MB')}`,
            value: memory,
          })),
        },
      ],
    },
  ];
}
