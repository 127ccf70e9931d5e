import type { CallDefinition, CallTable } from '@portal/contract/wire';
import type { Tidying } from '../db/tidying.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import type { KeptReportKind } from '../kept/reports/kept-report-kind.ts';
import type { Handler, Implementation } from './implement.ts';

/** One area of the contract with the functions that answer its calls. */
export interface Area {
  readonly calls: CallTable;
  readonly handlers: Readonly<Record<string, Handler<CallDefinition> | undefined>>;
  /** What can be had of it as a file. */
  readonly exportKinds: readonly ExportKind[];
  /** The reports of it that users keep as they were made. */
  readonly keptReportKinds: readonly KeptReportKind[];
  /** What of its tables is looked after once a day. */
  readonly tidyings: readonly Tidying[];
}

/** Ties an area's handlers to its calls; a call without one is an error of types. */
export const defineArea = <Calls extends CallTable>(
  calls: Calls,
  handlers: Implementation<Calls>,
  {
    exportKinds = [],
    keptReportKinds = [],
    tidyings = [],
  }: Partial<Pick<Area, 'exportKinds' | 'keptReportKinds' | 'tidyings'>> = {},
): Area => ({
  calls,
  // Each handler takes what its own call's schemas have let through.
  handlers: handlers as Area['handlers'],
  exportKinds,
  keptReportKinds,
  tidyings,
});
