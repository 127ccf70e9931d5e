import type { CallTable, ResponseOf } from '@portal/contract/wire';
import { carryOutFile, type ReceivedFile } from './call.ts';
import type { CallArguments } from './call-options.ts';

/** Names of the calls of a table that may be answered by a file. */
export type FileCallName<Calls extends CallTable> = {
  [Name in keyof Calls & string]: Calls[Name] extends { readonly files: readonly string[] }
    ? Name
    : never;
}[keyof Calls & string];

/**
 * Carries out a call that may be answered by a file. What the contract lets it answer instead, such
 * as an export that takes longer, comes as it is.
 *
 * @throws CallFailure for everything that is not a success, or no whole file
 */
export type FileFunction<Calls extends CallTable> = <Name extends FileCallName<Calls>>(
  name: Name,
  ...options: CallArguments<Calls[Name]>
) => Promise<ReceivedFile | Exclude<ResponseOf<Calls[Name]>, Blob>>;

/** The calls of an area that may be answered by files, typed by its contract. */
export const filesOf = <Calls extends CallTable>(): FileFunction<Calls> =>
  carryOutFile as FileFunction<Calls>;
