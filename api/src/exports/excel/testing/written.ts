import { Writable } from 'node:stream';
import { readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';
import type { Cell, CellFormat, ExportDocument, Section, TableRow } from '../../document.ts';
import { type ExcelOptions, writeExcel } from '../write-excel.ts';

/** Takes what is written, as slowly as it is told to. */
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

/** A section with one table; without formats its columns are texts. */
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

/** A written workbook as a reader of another make finds it. */
export async function written(
  document: ExportDocument,
  options: Partial<ExcelOptions> = {},
): Promise<Workbook> {
  const { out, bytes } = collector();
  await writeExcel(document, { out, signal: new AbortController().signal, ...options });
  return readXlsx(bytes(), { readStyles: true });
}

/** The sheet of the first section. */
export async function writtenSheet(
  section: Section,
  changed: Partial<ExportDocument> = {},
): Promise<Sheet> {
  const { sheets } = await written(documentOf([section], changed));
  const sheet = sheets[1];
  if (!sheet) throw new Error('no sheet');
  return sheet;
}
