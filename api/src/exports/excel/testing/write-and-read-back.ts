import { Writable } from 'node:stream';
import { readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';
import type { Cell, CellFormat, ExportDocument, Section, TableRow } from '../../document.ts';
import { type ExcelOptions, writeExcel } from '../write-excel.ts';

/** Creates a stream that collects its output, delaying each chunk if a delay is given. */
export function collector(delay?: () => Promise<void>): { out: Writable; bytes: () => Buffer } {
  const pieces: Buffer[] = [];
  const out = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      if (delay) delay().then(() => done(), done);
      else done();
    },
  });
  return { out, bytes: () => Buffer.concat(pieces) };
}

export const documentOf = (
  sections: ExportDocument['sections'],
  changed: Partial<ExportDocument> = {},
): ExportDocument => ({
  title: 'Fleet Dashboard Report',
  cover: [{ label: 'Account', value: 'Northline RX' }],
  wording: {
    locale: 'en-US',
    direction: 'ltr',
    currencySymbol: '$',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  ...changed,
  sections,
});

/** Returns a section with one table; its columns are texts by default. */
export const tableSection = (
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
  formats: readonly CellFormat[] = ['text'],
  changed: Partial<Section> = {},
): Section => ({
  title: 'Calls',
  facts: [],
  notes: [],
  blocks: [
    {
      kind: 'table',
      table: { columns: formats.map((format) => ({ heading: `As ${format}`, format })), rows },
    },
  ],
  ...changed,
});

export const rowOf = (...cells: readonly Cell[]): TableRow => ({ cells, level: 0 });

/** Writes a workbook and reads it back with another library. */
export async function writeAndReadBack(
  document: ExportDocument,
  options: Partial<ExcelOptions> = {},
): Promise<Workbook> {
  const { out, bytes } = collector();
  await writeExcel(document, { out, signal: new AbortController().signal, ...options });
  return readXlsx(bytes(), { readStyles: true });
}

/** Returns the sheet of the first section. */
export async function firstSectionSheet(
  section: Section,
  changed: Partial<ExportDocument> = {},
): Promise<Sheet> {
  const { sheets } = await writeAndReadBack(documentOf([section], changed));
  const sheet = sheets[1];
  if (!sheet) throw new Error('no sheet');
  return sheet;
}
