import type { DemoSize } from './data/data-set.ts';
import type { Calls } from './reports/report-times.ts';

/** How much is measured. */
export interface Extent {
  /** The data of a real fleet's size, and the smaller one that it is compared with. */
  readonly sizes: { readonly large: DemoSize; readonly demo: DemoSize };
  readonly calls: Calls;
  readonly lookups: number;
  /** Exports of everything as each kind of file. */
  readonly exports: number;
  /** Rows of long tables that are written as workbooks. */
  readonly workbookRows: number;
  /** Invoice lines, and readings, in the files that are loaded. */
  readonly ingestedRows: number;
  /** Rows of the file of units that is imported. */
  readonly importedUnits: number;
  /** Loads of the dashboard with its reports, after one another. */
  readonly warmLoads: number;
  /** Units whose tires are read one by one. */
  readonly inspectedUnits: number;
  /** Entries that wait on a device while tires are saved. */
  readonly waitingEntries: number;
  /** Loads of each page with an empty cache, for each build and line. */
  readonly coldLoads: number;
  /** How long the long table is scrolled, in seconds. */
  readonly scrolling: number;
}

export const full: Extent = {
  sizes: { large: 'large', demo: 'demo' },
  calls: { calls: 50, warmUp: 5 },
  lookups: 150,
  exports: 8,
  workbookRows: 200_000,
  ingestedRows: 1_000_000,
  importedUnits: 10_000,
  warmLoads: 15,
  inspectedUnits: 8,
  waitingEntries: 5000,
  coldLoads: 7,
  scrolling: 6,
};

/** For trying the benchmark out: its figures say nothing. */
export const quick: Extent = {
  sizes: { large: 'demo', demo: 'small' },
  calls: { calls: 5, warmUp: 1 },
  lookups: 12,
  exports: 1,
  workbookRows: 10_000,
  ingestedRows: 20_000,
  importedUnits: 1000,
  warmLoads: 3,
  inspectedUnits: 2,
  waitingEntries: 200,
  coldLoads: 2,
  scrolling: 2,
};
