import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as a PDF: a cover, then each section with its pictures, its complete tables and
 * its comment, in the reader's language and on the paper size of the reader's country.
 *
 * @throws ExportRefused `tooLong` if its tables have more than 20,000 cells
 * @throws the signal's reason if it stops the work; `out` is destroyed then
 */
export const writePdf = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'pdf', options);
