import { TextUnreadable, textRows } from '../../../../csv/text-rows.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { FileNotRead } from './table.ts';

/** Reads a text file as a sheet. */
export const textSheet = (bytes: Uint8Array): Sheet => ({
  rows: () => rowsOf(bytes),
  merges: () => Promise.resolve([]),
  name: () => Promise.resolve(null),
});

/** @throws FileNotRead when it is not text, or a quotation mark is never closed */
async function* rowsOf(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  try {
    yield* textRows(bytes);
  } catch (error) {
    throw error instanceof TextUnreadable ? new FileNotRead('file_unreadable') : error;
  }
}
