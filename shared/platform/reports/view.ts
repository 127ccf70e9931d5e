/**
 * Report views, in addresses and in requests to servers. Pure, and compiled into each package that
 * uses it: a page that only links to reports loads none of the code that displays them.
 */
export type { ReportFilter } from './view/area-filters.ts';
export { type CommonView, commonView, fittingChange } from './view/common-view.ts';
export { type OpenedFigure, readOpenedFigure, writeOpenedFigure } from './view/opened-figure.ts';
export { parametersOf } from './view/parameters-of.ts';
export {
  partOf,
  prefixOf,
  readReportView,
  viewKeys,
  writeReportView,
} from './view/report-address.ts';
export {
  displayModes,
  type OnView,
  type PartMode,
  type ReportFilters,
  type ReportView,
  type ViewChange,
} from './view/report-view.ts';
export { sortFields } from './view/sort-fields.ts';
export { unlockedPart } from './view/unlocked-part.ts';
