import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Writes rows to a file, with the UTF-8 byte order mark that spreadsheets look for. */
export async function writeCsv(
  file: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<void> {
  async function* lines() {
    yield '\ufeff';
    for await (const row of rows) yield `${row.map(quoted).join(',')}\r\n`;
  }
  await pipeline(lines, createWriteStream(file));
}

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
