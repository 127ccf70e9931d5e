import type { IngestMeasures } from '../ingest/measure-ingest.ts';
import { cell, counted } from '../table/amounts.ts';
import type { Cell, FigureGroup } from '../table/figure.ts';
import { goals } from './goals.ts';
import { cellOf, type Part } from './part.ts';

/** The figures of loading a file by the command. */
export function ingestFigures(measured: Part<IngestMeasures>): FigureGroup[] {
  const of = (read: (measures: IngestMeasures) => Cell) => ({ postgresql: cellOf(measured, read) });
  const lines = 'missing' in measured ? 'invoice lines' : `${counted(measured.lines)} lines`;
  return [
    {
      title: `Loading a file of ${lines}`,
      figures: [
        {
          name: 'into a database without lines',
          goal: goals.ingest,
          ...of(({ first }) => cell(first, 's')),
        },
        { name: 'the same file again', ...of(({ again }) => cell(again, 's')) },
        {
          name: 'most memory of the command',
          goal: goals.ingestMemory,
          ...of(({ memory }) =>
            memory === undefined ? { missing: 'not told by this system' } : cell(memory, 'MB'),
          ),
        },
      ],
    },
  ];
}
