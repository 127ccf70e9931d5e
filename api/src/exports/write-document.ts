import type { Writable } from 'node:stream';
import { type ExportFormat, exportFormats } from '@portal/contract/wire';
import { refuse } from '../app/refusal.ts';
import type { ExportDocument } from './document.ts';
import { writeExcel } from './excel/write-excel.ts';
import { arePictureFiles } from './export-file-name.ts';
import { ExportRefused } from './export-refused.ts';
import { writeLabels } from './making/write-labels.ts';
import { writePdf } from './making/write-pdf.ts';
import { writePictures } from './making/write-pictures.ts';
import { writePng } from './making/write-png.ts';

interface WriteOptions {
  readonly format: ExportFormat;
  /** The number of sections in the document; 1 by default. */
  readonly parts?: number;
  readonly out: Writable;
  readonly signal: AbortSignal;
  /** Receives the number of finished sections. */
  readonly onSection?: (done: number) => void;
  /** The path of the request field that a refusal names if the document is too large. */
  readonly path: string;
}

const writers = {
  [exportFormats.pdf]: writePdf,
  [exportFormats.excel]: writeExcel,
  [exportFormats.png]: writePng,
};

/**
 * Writes a document as a file of a format; pictures of several sections become a file each.
 *
 * @throws Refusal `file_too_large`, before the first byte
 * @throws the signal's reason if it stops the work; `out` is destroyed then
 */
export const writeDocument = (
  document: ExportDocument,
  { format, parts = 1, path, ...options }: WriteOptions,
): Promise<void> => {
  const write = arePictureFiles(format, parts) ? writePictures : writers[format];
  return refusedByPath(path, write(document, options));
};

/**
 * Writes a document as sheets of labels.
 *
 * @throws Refusal `file_too_large`, before the first byte
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writeLabelSheets = (
  document: ExportDocument,
  { path, ...options }: Omit<WriteOptions, 'format' | 'parts'>,
): Promise<void> => refusedByPath(path, writeLabels(document, options));

const refusedByPath = (path: string, writing: Promise<void>): Promise<void> =>
  writing.catch((cause: unknown) => {
    throw cause instanceof ExportRefused ? refuse('file_too_large', path) : cause;
  });
