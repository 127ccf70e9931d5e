import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Download, Locator, Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';

/** Exports by a button of the page, and waits for the file. */
export async function exportFile(page: Page, button: Locator, kind: string): Promise<Download> {
  await button.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return download;
}

export const bytesOf = async (download: Download): Promise<Buffer> =>
  readFile(await download.path());

/** The text of each page of a PDF, with single spaces between words. */
export const pagesOf = async (download: Download) => pagesOfPdf(await bytesOf(download));

/** The same for a file that was not downloaded. */
export async function pagesOfPdf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

export type SheetRows = readonly (readonly unknown[])[];

/** The rows of each sheet of a workbook, by the sheet's name. */
export const sheetsOf = async (download: Download) => sheetsOfWorkbook(await bytesOf(download));

/** The same for a file that was not downloaded. */
export async function sheetsOfWorkbook(workbook: Buffer): Promise<Map<string, SheetRows>> {
  const { sheets } = await readXlsx(workbook);
  return new Map(sheets.map(({ name, rows }) => [name, rows]));
}

const months = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A period without the remark that it is incomplete, which a sheet has in a note. */
export const periodOf = (lead: string): string =>
  lead.replace(/ \((partial: .*|no data yet)\)$/, '');

/** Formats a date cell as a month, as the screens do in English; returns other cells unchanged. */
export const monthText = (cell: unknown): unknown =>
  cell instanceof Date ? months.format(cell) : cell;

/** Width and height from the header of a PNG. */
export async function sizeOf(download: Download): Promise<{ width: number; height: number }> {
  const bytes = await bytesOf(download);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('It is no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The names of the pictures in a zip file, in order. */
export async function pictureNamesIn(download: Download): Promise<string[]> {
  const zip = (await bytesOf(download)).toString('latin1');
  const [, ...entries] = zip.split('PK\u0001\u0002');
  return entries.map((entry) => /\d\d [^/]+?\.png/.exec(entry)?.[0] ?? '');
}
