import type { IngestMeasures, LoadTimes } from '../ingest/measure-ingest.ts';
import { cell, countText, megabytes } from '../table/amounts.ts';
import type { Cell, FigureGroup } from '../table/figure.ts';
import { goals } from './goals.ts';
import { cellOf, type Part } from './part.ts';

/** Figures of loading files with the command. */
export function ingestFigures(measured: Part<IngestMeasures>): FigureGroup[] {
  return [
    loading(measured, 'invoice lines', ({ lines }) => lines),
    loading(measured, 'readings', ({ readings }) => readings),
  ];
}

function loading(
  measured: Part<IngestMeasures>,
  what: string,
  timesOf: (measures: IngestMeasures) => LoadTimes,
): FigureGroup {
  const of = (read: (times: LoadTimes) => Cell) => ({
    postgresql: cellOf(measured, (measures) => read(timesOf(measures))),
  });
  const count = 'missing' in measured ? 'many' : countText(timesOf(measured).rows);
  return {
    title: `Loading a file of ${count} ${what}`,
    figures: [
      {
        name: `into a database without ${what}`,
        goal: goals.ingest,
        ...of(({ first }) => cell(first, 's')),
      },
      { name: 'the same file again', ...of(({ again }) => cell(again, 's')) },
      {
        name: 'most memory of the command',
        goal: goals.ingestMemory,
        ...of(({ memory }) => megabytes(memory)),
      },
    ],
  };
}
