import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileRefused } from '../file-refused.ts';
import { decoded } from './decode.ts';

/** A row of a file, with its number as in a spreadsheet: the header's is 1. */
export interface CsvRow {
  readonly number: number;
  readonly fields: readonly string[];
}

/** Maximum number of characters in a row; a longer one has an unclosed quotation mark. */
const longestRow = 65_536;

/**
 * Reads a file row by row, header first. Lines end in LF, CR LF or CR; empty ones are skipped,
 * including those of separators only.
 *
 * @throws FileRefused when there is no such file, or it is not text in rows
 */
export async function* readCsv(
  file: string,
  { separator = ',' }: { readonly separator?: ',' | '\t' } = {},
): AsyncGenerator<CsvRow> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new FileRefused(`There is no file ${file}.`);
  const parser = parse({
    relax_column_count: true,
    delimiter: separator,
    // Quotation marks have no meaning in tab-separated files.
    ...(separator === '\t' && { quote: null }),
    // A stray mark inside a value, such as for inches, is an ordinary character.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (fields, { records, empty_lines }) => [String(records + empty_lines), ...fields],
  });
  const source = createReadStream(file);
  // A failure of any of the three reaches the loop below through the parser.
  pipeline(source, decoded(), parser, () => {});
  try {
    for await (const [number, ...fields] of parser as AsyncIterable<string[]>) {
      if (fields.some((field) => field.trim() !== '')) yield { number: Number(number), fields };
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  } finally {
    source.destroy();
  }
}

function refusalOf(error: CsvError): FileRefused {
  const isOpen = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code);
  return new FileRefused(
    isOpen
      ? `A quotation mark is opened and never closed, before line ${error.lines}.`
      : `The file is not CSV: ${error.message}.`,
  );
}
