import type { CallTable, ResponseOf } from '@portal/contract/wire';
import { carryOut } from './call.ts';
import type { CallArguments } from './call-options.ts';

/**
 * Carries out a call by its name.
 *
 * @throws CallFailure for everything that is not a success
 */
export type CallFunction<Calls extends CallTable> = <Name extends keyof Calls & string>(
  name: Name,
  ...options: CallArguments<Calls[Name]>
) => Promise<ResponseOf<Calls[Name]>>;

/** The calls of an area, typed by its contract: `callsOf<typeof fleetDashboardCalls>()`. */
export const callsOf = <Calls extends CallTable>(): CallFunction<Calls> =>
  // What the server answers is what the contract says; its own tests hold it to that.
  carryOut as CallFunction<Calls>;
