import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document's tables as sheets of labels, one label for each row: the content of its code,
 * its heading, then further lines.
 *
 * @throws ExportRefused `tooLong` if its tables have more than 20,000 cells
 * @throws the signal's reason if it stops the work; `out` is destroyed then
 */
export const writeLabels = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'labels', options);
