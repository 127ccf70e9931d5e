import { type ExportFormat, exportFormats } from '@portal/contract/wire';

const formatKeys: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'shell:export.pdf',
  [exportFormats.excel]: 'shell:export.excel',
  [exportFormats.png]: 'shell:export.png',
};

/** Returns the text key of a format's name; PNG is plural for more than one part. */
export const formatKey = (format: ExportFormat, parts: number): string =>
  format === exportFormats.png && parts > 1 ? 'shell:export.pngs' : formatKeys[format];
