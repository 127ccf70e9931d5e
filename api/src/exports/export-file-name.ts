import { type ExportFormat, exportFormats } from '@portal/contract/wire';
import { safeFileName } from '../app/file-name.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: '.pdf',
  [exportFormats.excel]: '.xlsx',
  [exportFormats.png]: '.png',
};

/** A name as that of a file, with its ending. */
export const exportFileName = (name: string, format: ExportFormat): string =>
  safeFileName(name, 'report') + endings[format];
