import { HucreError } from 'hucre';
import { findTable } from './find-table.ts';
import { FileNotRead, type FromReader, type ToReader } from './table.ts';
import { textSheet } from './text-rows.ts';
import { workbookSheets } from './workbook-sheets.ts';

// Reads one file in a separate process, so that a crash harms nothing else. It ends with the
// process that started it.

const zip = [0x50, 0x4b];
/** Signature of older workbooks, and of those with a password. */
const compound = [0xd0, 0xcf];

async function read({ content, mostRows, hasHeadings }: ToReader): Promise<FromReader> {
  const begins = (mark: readonly number[]) => mark.every((byte, at) => content[at] === byte);
  try {
    if (begins(compound)) throw new FileNotRead('file_unreadable');
    const sheets = begins(zip) ? workbookSheets(content) : [textSheet(content)];
    return { table: await findTable(sheets, mostRows, hasHeadings) };
  } catch (error) {
    if (error instanceof FileNotRead) return { refused: error.reason };
    if (error instanceof HucreError) return { refused: 'file_unreadable' };
    throw error;
  }
}

process.once('disconnect', () => process.exit(0));
process.once('message', async (message: ToReader) => {
  const answer = await read(message);
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
