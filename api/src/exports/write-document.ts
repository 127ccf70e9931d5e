import type { Writable } from 'node:stream';
import { type ExportFormat, exportFormats } from '@portal/contract/wire';
import { refuse } from '../app/refusal.ts';
import type { ExportDocument } from './document.ts';
import { writeExcel } from './excel/write-excel.ts';
import { ExportRefused } from './export-refused.ts';
import { writeLabels } from './making/write-labels.ts';
import { writePdf } from './making/write-pdf.ts';
import { writePng } from './making/write-png.ts';

interface WriteOptions {
  readonly format: ExportFormat;
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
 * Writes a document as a file of a kind.
 *
 * @throws Refusal `file_too_large`, before the first byte
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writeDocument = (
  document: ExportDocument,
  { format, path, ...options }: WriteOptions,
): Promise<void> => refusedByPath(path, writers[format](document, options));

/**
 * Writes a document as sheets of labels.
 *
 * @throws Refusal `file_too_large`, before the first byte
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writeLabelSheets = (
  document: ExportDocument,
  { path, ...options }: Omit<WriteOptions, 'format'>,
): Promise<void> => refusedByPath(path, writeLabels(document, options));

const refusedByPath = (path: string, writing: Promise<void>): Promise<void> =>
  writing.catch((cause: unknown) => {
    throw cause instanceof ExportRefused ? refuse('file_too_large', path) : cause;
  });
