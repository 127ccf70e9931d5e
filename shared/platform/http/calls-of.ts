import type { CallTable, ResponseOf } from '@portal/contract/wire';
import { carryOut } from './call.ts';
import type { CallArguments } from './call-options.ts';

/**
 * Carries out a call by its name.
 *
 * @throws CallFailure for everything but a success
 */
export type CallFunction<Calls extends CallTable> = <Name extends keyof Calls & string>(
  name: Name,
  ...options: CallArguments<Calls[Name]>
) => Promise<ResponseOf<Calls[Name]>>;

/** The calls of an area, typed by its contract: `callsOf<typeof fleetDashboardCalls>()`. */
export const callsOf = <Calls extends CallTable>(): CallFunction<Calls> =>
  // Responses match the contract, as verified by the server's own tests.
  carryOut as CallFunction<Calls>;
