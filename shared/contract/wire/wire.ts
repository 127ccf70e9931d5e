/** The vocabulary for the calls of all areas of the contract. */

export { type Base, basePaths, parseCallName } from './call-name.ts';
export type { BodyOf, ParamsOf, QueryOf, ResponseOf } from './call-types.ts';
export { type CallDefinition, type CallName, type CallTable, defineCalls } from './calls.ts';
export { documentKey } from './document-key.ts';
export { type ErrorCode, errorCodes, type WireError } from './errors.ts';
export {
  type ExportFormat,
  exportFormats,
  exportMediaTypes,
  pictureFilesMediaType,
} from './export-formats.ts';
export {
  defineList,
  type ListColumn,
  type ListDefinition,
  type ListFileFormat,
  type ListFilter,
  type ListFormat,
  type ListRequest,
  type ListSelection,
  type ListWords,
  listFormats,
  listPageSize,
  longestFilter,
  longestSearch,
  type TableRoom,
  tableRooms,
} from './list-definition.ts';
export { fileBytes, isFileAlone, isoDate, paged, pageRequest } from './shapes.ts';
