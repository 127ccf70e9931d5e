import type { CallTable } from '@portal/contract/wire';
import { carryOutFile, type ReceivedFile } from './call.ts';
import type { CallArguments } from './call-options.ts';

/** Names of the calls of a table that are answered by a file. */
export type FileCallName<Calls extends CallTable> = {
  [Name in keyof Calls & string]: Calls[Name] extends { readonly files: readonly string[] }
    ? Name
    : never;
}[keyof Calls & string];

/**
 * Carries out a call that is answered by a file.
 *
 * @throws CallFailure for everything that is not a whole file
 */
export type FileFunction<Calls extends CallTable> = <Name extends FileCallName<Calls>>(
  name: Name,
  ...options: CallArguments<Calls[Name]>
) => Promise<ReceivedFile>;

/** The calls of an area that are answered by files, typed by its contract. */
export const filesOf = <Calls extends CallTable>(): FileFunction<Calls> =>
  carryOutFile as FileFunction<Calls>;
