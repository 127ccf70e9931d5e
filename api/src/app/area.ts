import type { CallDefinition, CallTable } from '@portal/contract/wire';
import type { Tidying } from '../db/tidying.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import type { KeptReportKind } from '../kept/reports/kept-report-kind.ts';
import type { Handler, Implementation } from './implement.ts';

/** One area of the contract with the functions that answer its calls. */
export interface Area {
  readonly calls: CallTable;
  readonly handlers: Readonly<Record<string, Handler<CallDefinition> | undefined>>;
  /** Its exports. */
  readonly exportKinds: readonly ExportKind[];
  /** Its reports that users can store as saved copies. */
  readonly keptReportKinds: readonly KeptReportKind[];
  /** The daily cleanup of its tables. */
  readonly tidyings: readonly Tidying[];
}

/** Combines an area's calls with their handlers; a call without a handler is a type error. */
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
  // Each handler only receives input that its own call's schemas have validated.
  handlers: handlers as Area['handlers'],
  exportKinds,
  keptReportKinds,
  tidyings,
});
