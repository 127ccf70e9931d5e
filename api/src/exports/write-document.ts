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
  /** How many sections the document has; one unless said. */
  readonly parts?: number;
  readonly out: Writable;
  readonly signal: AbortSignal;
  /** Told how many sections are done. */
  readonly onSection?: (done: number) => void;
  /** The path with which a document is refused that is too large. */
  readonly path: string;
}

const writers = {
  [exportFormats.pdf]: writePdf,
  [exportFormats.excel]: writeExcel,
  [exportFormats.png]: writePng,
};

/**
 * Writes a document as a file of a kind; pictures of several sections as a file of each.
 *
 * @throws Refusal `file_too_large`, before the first byte
 * @throws the signal's reason when that ends the work; `out` is destroyed then
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
