/** Exports of what a page shows: the button, the list of background exports, and notices. */

export { type ExportFormat, exportFormats } from '@portal/contract/wire';
export { ExportButton } from './export-button.tsx';
export { ExportsButton, ExportsPlace } from './exports-place.tsx';
export { FormatItems } from './format-items.tsx';
export { RecentExports } from './recent-exports.tsx';
export { type ExportTask, type RunningExport, type SendOptions, useExport } from './use-export.ts';
