import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as a PDF: a cover, then each section with its pictures, its tables whole and
 * its comment, in the reader's language and on the paper of their land.
 *
 * @throws ExportRefused `tooLong` when its tables hold more than 20,000 cells
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writePdf = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'pdf', options);
