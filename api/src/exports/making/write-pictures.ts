import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as a zip with a picture of each section, which says below the document's title what it
 * is about.
 *
 * @throws ExportRefused `tooTall` when a section cannot be read at the height that pictures may have,
 *   `tooLong` when its tables hold more than 20,000 cells
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writePictures = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'pictures', options);
