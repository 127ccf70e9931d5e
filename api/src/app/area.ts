import type { CallDefinition, CallTable } from '@portal/contract/wire';
import type { Handler, Implementation } from './implement.ts';

/** One area of the contract with the functions that answer its calls. */
export interface Area {
  readonly calls: CallTable;
  readonly handlers: Readonly<Record<string, Handler<CallDefinition> | undefined>>;
}

/** Ties an area's handlers to its calls; a call without one is an error of types. */
export const defineArea = <Calls extends CallTable>(
  calls: Calls,
  handlers: Implementation<Calls>,
): Area =>
  // Each handler takes what its own call's schemas have let through.
  ({ calls, handlers: handlers as Area['handlers'] });
