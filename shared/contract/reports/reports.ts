/** Reports as data, for every area: the form of a definition, and its rows as displayed. */

export { savedName } from '../portal/kept/saved-name.ts';
export {
  type ChangeEvidence,
  type ChangeMoney,
  type ChangeNoise,
  type ChangeReference,
  type ChangeRows,
  type ChangeRule,
  changeLimits,
} from './changes/change-rule.ts';
export type { addressFavoriteCalls } from './favorites/favorites.schema.ts';
export { favoriteLimits, reportKinds } from './favorites/favorites.ts';
export type { FavoriteRow } from './favorites/favorites-types.ts';
export type { RecordColumn } from './record-column.ts';
export {
  type BarChart,
  type ColumnsChart,
  type Figure,
  type GroupedChart,
  keyOf,
  type Lead,
  type Measure,
  type PieChart,
  type ReportColumn,
  type ReportDefinition,
  type ReportFormat,
  type ReportSeries,
  type ReportTerms,
  type ReportTone,
} from './report-definition.ts';
export type {
  ChangesAnswer,
  DateRange,
  RecordsAnswer,
  RecordsFileRequest,
  RecordsRequest,
  ReportAnswer,
  ReportParameters,
  ReportRow,
} from './report-types.ts';
export {
  type Comparison,
  comparisons,
  dateTypes,
  type Period,
  periods,
  type RowsBy,
  reportLimits,
  rowsByKeys,
  rowsByKinds,
  unknownName,
} from './report-vocabulary.ts';
export {
  type ComparedField,
  comparedFields,
  comparedIn,
  hasNational,
  hasNationalSum,
  type ShownFormat,
} from './shown/compared.ts';
export { type CoveredDays, type PeriodCover, periodCover } from './shown/period-cover.ts';
export { periodLead, periodNote } from './shown/period-text.ts';
export {
  cellOf,
  hasFigures,
  isWeek,
  numberOf,
  type ShownCell,
  type ShownRow,
  shownRows,
} from './shown/report-rows.ts';
export { rowLead } from './shown/row-lead.ts';
export { rowWord } from './shown/row-word.ts';
export { comparedInRows, mainColumn, withRowsBy } from './shown/rows-by.ts';
export { type RowSort, sortedRows } from './shown/sorted-rows.ts';
