import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as one tall picture with the content of the PDF.
 *
 * @throws ExportRefused `tooTall` when it cannot be read at the height that pictures may have,
 *   `tooLong` when its tables hold more than 20,000 cells
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writePng = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'png', options);
