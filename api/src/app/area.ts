import type { CallDefinition, CallTable } from '@portal/contract/wire';
import type { Tidying } from '../db/tidying.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import type { Handler, Implementation } from './implement.ts';

/** One area of the contract with the functions that answer its calls. */
export interface Area {
  readonly calls: CallTable;
  readonly handlers: Readonly<Record<string, Handler<CallDefinition> | undefined>>;
  /** What can be had of it as a file. */
  readonly exportKinds: readonly ExportKind[];
  /** What of its tables is looked after once a day. */
  readonly tidyings: readonly Tidying[];
}

/** Ties an area's handlers to its calls; a call without one is an error of types. */
export const defineArea = <Calls extends CallTable>(
  calls: Calls,
  handlers: Implementation<Calls>,
  { exportKinds = [], tidyings = [] }: Partial<Pick<Area, 'exportKinds' | 'tidyings'>> = {},
): Area =>
  // Each handler takes what its own call's schemas have let through.
  ({ calls, handlers: handlers as Area['handlers'], exportKinds, tidyings });
