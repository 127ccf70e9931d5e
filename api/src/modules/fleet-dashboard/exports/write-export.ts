import type { Writable } from 'node:stream';
import { type ExportFormat, exportFormats } from '@portal/contract/fleet-dashboard';
import { refuse } from '../../../app/refusal.ts';
import type { ExportDocument } from '../../../exports/document.ts';
import { writeExcel } from '../../../exports/excel/write-excel.ts';
import { ExportRefused } from '../../../exports/pdf/making/export-refused.ts';
import { writePdf } from '../../../exports/pdf/write-pdf.ts';
import { writePng } from '../../../exports/png/write-png.ts';

interface WriteOptions {
  readonly out: Writable;
  readonly signal: AbortSignal;
  /** Told how many reports are done. */
  readonly onSection?: (done: number) => void;
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
export async function writeExport(
  format: ExportFormat,
  document: ExportDocument,
  options: WriteOptions,
): Promise<void> {
  try {
    await writers[format](document, options);
  } catch (cause) {
    throw cause instanceof ExportRefused ? refuse('file_too_large', 'reports_parameters') : cause;
  }
}
