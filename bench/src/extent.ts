import type { DemoSize } from './data/data-set.ts';
import type { Calls } from './reports/report-times.ts';

/** How much is measured. */
export interface Extent {
  /** Data of a real fleet's size, and smaller data for comparison. */
  readonly sizes: { readonly large: DemoSize; readonly demo: DemoSize };
  readonly calls: Calls;
  readonly lookups: number;
  /** Number of full exports of each kind of file. */
  readonly exports: number;
  /** Number of rows in long tables written as workbooks. */
  readonly workbookRows: number;
  /** Number of invoice lines, and of readings, in the files loaded. */
  readonly ingestedRows: number;
  /** Number of rows in the imported file of units. */
  readonly importedUnits: number;
  /** Number of successive loads of the dashboard with its reports. */
  readonly warmLoads: number;
  /** Number of units whose tires are read one by one. */
  readonly inspectedUnits: number;
  /** Number of entries waiting on a device while tires are saved. */
  readonly waitingEntries: number;
  /** Number of loads of each page with an empty cache, for each build and connection. */
  readonly coldLoads: number;
  /** Duration of scrolling the long table, in seconds. */
  readonly scrolling: number;
}

export const fullExtent: Extent = {
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

/** For trying out the benchmark: its figures are meaningless. */
export const quickExtent: Extent = {
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
