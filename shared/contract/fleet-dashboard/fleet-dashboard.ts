/** The fleet dashboard: its calls' types, its vocabulary and the definitions of its reports. */
export type { fleetDashboardCalls } from './fleet-dashboard.schema.ts';
export type {
  BaseParameters,
  FleetAccount,
  RecordsAnswer,
  ReportAnswer,
  ReportParameters,
  ReportRow,
  SelectionRow,
} from './fleet-dashboard-types.ts';
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
  dateTypes,
  type FleetType,
  filterValues,
  fleetTypes,
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
