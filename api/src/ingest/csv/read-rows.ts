import { createReadStream } from 'node:fs';
import type { FileKind } from '../file-kind.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/**
 * Reads a file of a kind, header first. A tab-separated file gets the header of its kind, with the
 * number 0.
 *
 * @throws FileRefused when there is no such file, or it is not text in rows
 */
export async function* readRows(file: string, kind: FileKind): AsyncGenerator<CsvRow> {
  if (!kind.isTabbed || !(await beginsWithTabs(file))) return yield* readCsv(file);
  yield { number: 0, fields: Object.keys(kind.columns) };
  yield* readCsv(file, { separator: '\t' });
}

/** Whether the first line contains tabs, and no commas as a header does. */
async function beginsWithTabs(file: string): Promise<boolean> {
  const source = createReadStream(file, { encoding: 'utf8', end: 4095 });
  try {
    for await (const chunk of source) {
      const [line = ''] = String(chunk).split(/[\r\n]/);
      return line.split('\t').length > 2;
    }
  } catch {
    // Errors with the file are reported when it is read as a whole.
  } finally {
    source.destroy();
  }
  return false;
}
