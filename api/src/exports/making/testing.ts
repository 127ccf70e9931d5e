import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ExportDocument, Section, TableRow, Wording } from '../document.ts';
import { makePdf, makeStrips } from '../pdf/make-pdf.ts';
import { makePictures } from '../png/make-pictures.ts';
import { makePng } from '../png/make-png.ts';
import { pngFile } from '../png-file.ts';
import { collect } from './collect.ts';
import type { MadeFile } from './messages.ts';
import { type DrawPicture, pieces } from './pieces.ts';
import type { MakingOptions } from './run-maker.ts';
import type { writePdf } from './write-pdf.ts';

export const english: Wording = {
  locale: 'en-US',
  direction: 'ltr',
  currencySymbol: '$',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

const rows: readonly TableRow[] = [
  { cells: ['Emergency', 1204, 58_310.5, 41.25, 5400, 1.5], level: 0 },
  { cells: ['Memphis, TN', 804, 40_000, 27.5, 5100, 1.25], level: 1 },
  { cells: ['Nashville, TN', 400, 18_310.5, 13.75, 6000, null], level: 1 },
  { cells: ['Scheduled', 1715, -2_450, 58.75, 7200, 2], level: 0 },
  { cells: ['Total', 2919, 55_860.5, 100, 6120, 1.83], level: 0, isTotal: true },
];

/** A report with a column of each format, nested rows, a comment and a note. */
export const callsSection: Section = {
  title: 'Calls by Type',
  chapter: 'Service',
  facts: [
    { label: 'Customers', value: 'All' },
    { label: 'Range', value: '01/01/2026 – 10/31/2026' },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        columns: [
          { heading: 'Call Type', format: 'text' },
          { heading: 'Calls', format: 'integer' },
          { heading: 'Cost', format: 'currency' },
          { heading: 'Share of Calls', format: 'percent' },
          { heading: 'Roll Time', format: 'rollTime' },
          { heading: 'Tires per Call', format: 'ratio' },
        ],
        rows,
      },
    },
  ],
  comment: { label: 'Comment', value: 'Emergencies fell after the yard checks began.' },
  notes: ['Canceled calls are not counted.'],
};

/** Returns a report with one column of names and a given number of rows. */
export const longSection = (count: number): Section => ({
  title: 'Calls by Location',
  facts: [],
  blocks: [
    {
      kind: 'table',
      table: {
        columns: [
          { heading: 'Location', format: 'text' },
          { heading: 'Calls', format: 'integer' },
        ],
        rows: Array.from({ length: count }, (_, at) => ({
          cells: [`Location ${at + 1}`, at + 1],
          level: 0 as const,
        })),
      },
    },
  ],
  notes: [],
});

export const emptySection: Section = {
  title: 'Casings by Age',
  chapter: 'Casings',
  facts: [],
  blocks: [],
  empty: 'No records match the filters.',
  notes: [],
};

/** Returns a section with a given number of lines, which take less time to lay out than rows. */
export const tallSection = (lines: number): Section => ({
  ...emptySection,
  comment: { label: 'Comment', value: Array(lines).fill('A line.').join('\n') },
});

/** Returns a document of the given sections about a made-up account. */
export const documentOf = (
  sections: ExportDocument['sections'],
  wording: Wording = english,
): ExportDocument => ({
  title: 'Fleet Dashboard Report',
  cover: [
    { label: 'Account', value: 'Delta Freight Lines (1002345)' },
    { label: 'Range', value: '01/01/2026 – 10/31/2026' },
    { label: 'Data through', value: '10/30/2026' },
    { label: 'Created', value: '11/22/2026 06:30' },
  ],
  wording,
  sections,
});

/** Draws any picture as one gray rectangle. */
const greyField: DrawPicture = async (_, { width }) => {
  const size = { width, height: width / 2 };
  const lines = (async function* () {
    yield new Uint8Array(size.width * size.height * 4).fill(128);
  })();
  return { ...size, png: await buffer(pngFile(size, lines)) };
};

/** Makes a file and returns its bytes. */
export async function makeToBuffer(
  write: typeof writePdf,
  document: ExportDocument,
  options: Partial<MakingOptions> = {},
): Promise<Buffer> {
  const out = new PassThrough();
  const signal = new AbortController().signal;
  const [file] = await Promise.all([
    buffer(out),
    write(document, { out, signal, draw: greyField, ...options }),
  ]);
  return file;
}

/** Makes a PDF in this process; tests of its content need not start another one. */
export async function pdfOf(document: ExportDocument, draw = greyField): Promise<Buffer> {
  const { pageOf } = document.wording;
  const labels = async (pages: number) =>
    Array.from({ length: pages }, (_, at) => pageOf(at + 1, pages));
  return buffer(await makePdf(await collected(document, 'pdf', draw), labels));
}

/** Makes a picture in this process. */
export const pngOf = async (document: ExportDocument): Promise<Buffer> =>
  buffer(makePng(makeStrips(await collected(document, 'png'), 'strip')));

/** Makes a zip with a picture of each section in this process. */
export const picturesOf = async (document: ExportDocument): Promise<Buffer> =>
  buffer(await makePictures(await collected(document, 'pictures')));

const collected = (document: ExportDocument, file: MadeFile, draw = greyField) =>
  collect(
    pieces(document, file, { signal: new AbortController().signal, draw, onSection: () => {} }),
  );

export interface PdfPage {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/** Reads the pages of a PDF. */
export async function readPages(pdf: Buffer): Promise<PdfPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const pictures = [...page.objects()].filter((object) => object.type === 'image').length;
    // Lines end with CR and LF.
    return { text: page.getText().replaceAll('\r\n', '\n'), width, height, pictures };
  });
  document.destroy();
  library.destroy();
  return pages;
}

/** A drawing with its summary. */
export const picture = {
  kind: 'picture',
  picture: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', summary: 'Calls by month' },
} as const;
