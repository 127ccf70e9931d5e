import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { Sheet, SheetRow } from './sheet.ts';
import { FileNotRead } from './table.ts';
import { zipEntries } from './zip-entries.ts';

/** Most bytes in all parts of a workbook together: many times the size of the longest list. */
const mostUnpacked = 200_000_000;
/** The text of a cell whose formula has no value (ECMA-376, 18.17.3). */
const failed = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;
/** Most sheets to search for a list. */
const mostSheets = 10;

/**
 * Returns the sheets of a workbook (xlsx). A formula counts as its result when the workbook was
 * saved, or as empty if it failed.
 *
 * @throws FileNotRead for a file that is not a workbook, contains programs, or would be too large
 * unpacked
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

/** A sheet without its rows: the row-by-row reader omits name and merged ranges. */
async function outlineOf(bytes: Uint8Array, sheet: number) {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], range: 'A1:A1' });
  return sheets[0];
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  }
  // A large number is a unit number, not a figure to round.
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value).toString();
  const text = String(value);
  return failed.test(text) ? '' : text;
}
