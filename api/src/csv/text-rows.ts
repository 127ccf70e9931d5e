import { CsvError, parse } from 'csv-parse';

/** Maximum number of characters in a row. */
const longestRow = 65_536;
const separators = [',', ';', '\t', '|'];
/** Characters that never occur in text; a file that contains one is of another type. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unfit = /[\u0000-\u0008\u000e-\u001f]/;

/** The file is not text, or has a quotation mark that is never closed. */
export class TextUnreadable extends Error {
  override readonly name = 'TextUnreadable';
}

export interface TextRow {
  /** Counted from 0. */
  readonly index: number;
  readonly cells: readonly string[];
}

/**
 * Yields the rows of a text file in UTF-8, UTF-16 with a byte order mark, or Windows-1252, with
 * columns separated by commas, semicolons, tabs or bars.
 *
 * @throws TextUnreadable after the rows before the error
 */
export async function* textRows(bytes: Uint8Array): AsyncGenerator<TextRow> {
  const text = decoded(bytes);
  if (unfit.test(text)) throw new TextUnreadable('The file is no text.');
  // The parser's own stream drops rows already read once it fails.
  const read: string[][] = [];
  const parser = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (cells: string[]) => {
      read.push(cells);
      return cells;
    },
  });
  let index = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      yield { index, cells };
      index += 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    for (const cells of read.slice(index)) {
      yield { index, cells };
      index += 1;
    }
    throw new TextUnreadable(error.message);
  }
}

function decoded(bytes: Uint8Array): string {
  const encodings = ['utf-16le', 'utf-16be'].filter((_, at) => {
    const mark = at === 0 ? [0xff, 0xfe] : [0xfe, 0xff];
    return mark.every((byte, index) => bytes[index] === byte);
  });
  for (const encoding of [...encodings, 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Try the next encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** The separator most frequent in the first line. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counts = separators.map((each) => line.split(each).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
