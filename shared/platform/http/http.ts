/** The portal's calls to its server: typed by the contract, with every failure looked after. */
export { CallFailure, type FailureCode, isCallFailure, isCancelled } from './call-failure.ts';
export type { CallOptions } from './call-options.ts';
export { type CallFunction, callsOf } from './calls-of.ts';
