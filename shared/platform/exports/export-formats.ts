import { type ExportFormat, exportFormats } from '@portal/contract/fleet-dashboard';

/** The kinds of files on offer, with the keys of their names. */
export const formatKeys: readonly (readonly [format: ExportFormat, key: string])[] = [
  [exportFormats.pdf, 'export.pdf'],
  [exportFormats.excel, 'export.excel'],
  [exportFormats.png, 'export.png'],
];

/** A workbook holds figures in place of graphs. */
export const hasGraphs = (format: ExportFormat): boolean => format !== exportFormats.excel;
