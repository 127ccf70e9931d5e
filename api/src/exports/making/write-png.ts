import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as one tall picture with the content of the PDF.
 *
 * @throws ExportRefused `tooTall` if it would be unreadable at the maximum height of pictures,
 * `tooLong` if its tables have more than 20,000 cells
 * @throws the signal's reason if it stops the work; `out` is destroyed then
 */
export const writePng = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'png', options);
