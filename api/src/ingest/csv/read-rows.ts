import { createReadStream } from 'node:fs';
import type { FileKind } from '../file-kind.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/**
 * Reads a file of a kind, its header first. One that is separated by tabs gets the header of its kind, whose number
 * is 0.
 *
 * @throws FileRefused when there is no such file, or it is not text in rows
 */
export async function* readRows(file: string, kind: FileKind): AsyncGenerator<CsvRow> {
  if (!kind.isTabbed || !(await beginsWithTabs(file))) return yield* readCsv(file);
  yield { number: 0, fields: Object.keys(kind.columns) };
  yield* readCsv(file, { separator: '\t' });
}

/** Whether the first line has tabs, and no commas as a header has. */
async function beginsWithTabs(file: string): Promise<boolean> {
  const source = createReadStream(file, { encoding: 'utf8', end: 4095 });
  try {
    for await (const chunk of source) {
      const [line = ''] = String(chunk).split(/[\r\n]/);
      return line.split('\t').length > 2;
    }
  } catch {
    // Whatever is wrong with the file is said by who reads it.
  } finally {
    source.destroy();
  }
  return false;
}
