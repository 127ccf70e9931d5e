import type { ExportDocument } from '../document.ts';
import { type MakingOptions, runMaker } from './run-maker.ts';

/**
 * Writes a document's tables as sheets of labels, a row on each: what its code holds, its heading, then
 * further lines.
 *
 * @throws ExportRefused `tooLong` when its tables hold more than 20,000 cells
 * @throws the signal's reason when that ends the work; `out` is destroyed then
 */
export const writeLabels = (document: ExportDocument, options: MakingOptions): Promise<void> =>
  runMaker(document, 'labels', options);
