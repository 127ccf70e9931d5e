import { type ExportFormat, exportFormats } from '@portal/contract/wire';

const formatKeys: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'shell:export.pdf',
  [exportFormats.excel]: 'shell:export.excel',
  [exportFormats.png]: 'shell:export.png',
};

/** The name of a kind of file, of something of so many parts. */
export const formatKey = (format: ExportFormat, parts: number): string =>
  format === exportFormats.png && parts > 1 ? 'shell:export.pngs' : formatKeys[format];
