/** The fleet dashboard: its calls' types, its vocabulary and the definitions of its reports. */
export type { fleetDashboardCalls } from './fleet-dashboard.schema.ts';
export type {
  BaseParameters,
  FleetAccount,
  ReportAnswer,
  ReportParameters,
  ReportRow,
  SelectionRow,
} from './fleet-dashboard-types.ts';
export type {
  ReportColumn,
  ReportDefinition,
  ReportFormat,
  ReportSeries,
} from './report-definition.ts';
export { type ReportType, reportDefinitions, reportTypes } from './reports/reports.ts';
export {
  dateTypes,
  type FleetType,
  fleetTypes,
  limits,
  type Period,
  periods,
  selectionColumns,
  type Tab,
  tabs,
  wheelPositions,
} from './vocabulary.ts';
