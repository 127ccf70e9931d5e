import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document as a zip with a picture of each section; each begins with the document's title
 * and facts.
 *
 * @throws ExportRefused `tooTall` if a section would be unreadable at the maximum height of
 * pictures, `tooLong` if its tables have more than 20,000 cells
 * @throws the signal's reason if it stops the work; `out` is destroyed then
 */
export const writePictures = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'pictures', options);
