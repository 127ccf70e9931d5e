import { type ExportFormat, exportFormats } from '@portal/contract/portal';

/** The kinds of files on offer, with the keys of their names. */
export const formatKeys: readonly (readonly [format: ExportFormat, key: string])[] = [
  [exportFormats.pdf, 'shell:export.pdf'],
  [exportFormats.excel, 'shell:export.excel'],
  [exportFormats.png, 'shell:export.png'],
];
