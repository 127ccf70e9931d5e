/** The fleet dashboard: its calls' types, its vocabulary and the definitions of its reports. */

export { type FleetType, fleetTypes } from '../portal/fleet-types.ts';
export { savedName } from '../portal/kept/saved-name.ts';
export { isDealerGroup } from '../portal/rights.ts';
export { type ExportFormat, exportFormats } from '../wire/export-formats.ts';
export { exportLimits } from './exports/exports.ts';
export type { fleetDashboardCalls } from './fleet-dashboard.schema.ts';
export type {
  BaseParameters,
  ExportPart,
  ExportRequest,
  FavoriteRow,
  FleetAccount,
  GeneratedExport,
  RecordsAnswer,
  ReportAnswer,
  ReportParameters,
  ReportRow,
  RestoredReport,
  SavedPart,
  SavedReport,
  SelectionRow,
  TemplateRow,
} from './fleet-dashboard-types.ts';
export { favoritesList, templatesList } from './kept-reports/kept-lists.ts';
export {
  displayModes,
  keptLimits,
  type ReportKind,
  reportKinds,
  type SavedTab,
  savedReportVersion,
  savedTabs,
  sortDirections,
  type TemplateSortKey,
  templateSortKeys,
} from './kept-reports/kept-reports.ts';
export { type RecordColumn, recordColumns } from './record-columns.ts';
export {
  type BarChart,
  type ColumnsChart,
  type Comparison,
  comparisons,
  type Figure,
  type GroupedChart,
  keyOf,
  type Lead,
  type Measure,
  type PieChart,
  type RecordKind,
  type ReportColumn,
  type ReportDefinition,
  type ReportFormat,
  type ReportSeries,
  type ReportTone,
} from './report-definition.ts';
export { type ReportType, reportDefinitions, reportTypes } from './reports/reports.ts';
export {
  type ComparedField,
  comparedFields,
  comparedIn,
  hasNational,
  type ShownFormat,
} from './shown/compared.ts';
export {
  cellOf,
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
export {
  dateTypes,
  filterValues,
  limits,
  type Period,
  periods,
  type ReportFilter,
  type RowsBy,
  rowsByKeys,
  rowsByKinds,
  selectionColumns,
  type Tab,
  tabs,
  unknownName,
} from './vocabulary.ts';
