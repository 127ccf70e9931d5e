import { type ExportFormat, exportFormats } from '@portal/contract/wire';

/** The names of the kinds of files. */
export const formatKeys: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'shell:export.pdf',
  [exportFormats.excel]: 'shell:export.excel',
  [exportFormats.png]: 'shell:export.png',
};
