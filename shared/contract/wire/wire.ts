/** The vocabulary in which every area of the contract describes its calls. */
export { type CallDefinition, type CallName, type CallTable, defineCalls } from './calls.ts';
export { type Base, basePaths, parseCallName } from './call-name.ts';
export { errorCodes, type ErrorCode, type WireError } from './errors.ts';
export { isoDate, paged, pageRequest, sortedPageRequest } from './shapes.ts';
export type { BodyOf, ParamsOf, QueryOf, ResponseOf } from './call-types.ts';
