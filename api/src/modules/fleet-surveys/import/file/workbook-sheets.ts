import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { Sheet, SheetRow } from './sheet.ts';
import { FileNotRead } from './table.ts';
import { zipEntries } from './zip-entries.ts';

/** Bytes that the parts of a workbook may have together: many times those of the longest list. */
const mostUnpacked = 200_000_000;
/** What a cell shows whose formula has no value (ECMA-376, 18.17.3). */
const failed = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;
/** Sheets in which a list is looked for. */
const mostSheets = 10;

/**
 * The sheets of a workbook (xlsx). Formulas count as what they came to when the workbook was saved, and
 * as nothing where that failed.
 *
 * @throws FileNotRead for what is no workbook, has programs in it, or would be too large unpacked
 */
export function workbookSheets(bytes: Uint8Array): Sheet[] {
  const entries = zipEntries(bytes);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > mostUnpacked) throw new FileNotRead('file_too_large');
  if (entries.some(({ name }) => /vbaproject|macrosheets|activex/i.test(name))) {
    throw new FileNotRead('file_unreadable');
  }
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)).length;
  if (sheets === 0) throw new FileNotRead('file_unreadable');
  return Array.from({ length: Math.min(sheets, mostSheets) }, (_, sheet) => ({
    rows: () => sheetRows(bytes, sheet),
    merges: async () => (await outlineOf(bytes, sheet))?.merges ?? [],
    name: async () => (sheet === 0 ? null : ((await outlineOf(bytes, sheet))?.name ?? null)),
  }));
}

async function* sheetRows(bytes: Uint8Array, sheet: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield { index, cells: values.map(cellText) };
  }
}

/** A sheet without its rows: what reads these one by one leaves its name and merged ranges out. */
async function outlineOf(bytes: Uint8Array, sheet: number) {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], range: 'A1:A1' });
  return sheets[0];
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  }
  // A large number is one of a unit, and no figure to be rounded.
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value).toString();
  const text = String(value);
  return failed.test(text) ? '' : text;
}
