import { type ExportFormat, exportFormats } from '@portal/contract/wire';
import { safeFileName } from '../app/file-name.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: '.pdf',
  [exportFormats.excel]: '.xlsx',
  [exportFormats.png]: '.png',
};

/** A name as that of a file, with its ending. Names cannot have strokes: parts of dates get hyphens. */
export const exportFileName = (name: string, format: ExportFormat): string =>
  safeFileName(name.replace(/(?<=\d)\/(?=\d)/g, '-'), 'report') + endings[format];
