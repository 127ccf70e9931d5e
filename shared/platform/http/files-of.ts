import type { CallTable, ResponseOf } from '@portal/contract/wire';
import { carryOutFile, type ReceivedFile } from './call.ts';
import type { CallArguments } from './call-options.ts';

/** Names of a table's calls that may return a file. */
export type FileCallName<Calls extends CallTable> = {
  [Name in keyof Calls & string]: Calls[Name] extends { readonly files: readonly string[] }
    ? Name
    : never;
}[keyof Calls & string];

/**
 * Carries out a call that may return a file. Other responses that the contract allows, such as a
 * background export, are returned unchanged.
 *
 * @throws CallFailure for everything but a success, or if the file is incomplete
 */
export type FileFunction<Calls extends CallTable> = <Name extends FileCallName<Calls>>(
  name: Name,
  ...options: CallArguments<Calls[Name]>
) => Promise<ReceivedFile | Exclude<ResponseOf<Calls[Name]>, Blob>>;

/** The calls of an area that may return files, typed by its contract. */
export const filesOf = <Calls extends CallTable>(): FileFunction<Calls> =>
  carryOutFile as FileFunction<Calls>;
