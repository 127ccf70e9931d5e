/** The fleet dashboard: its calls' types, its vocabulary and the definitions of its reports. */

export { type FleetType, fleetTypes } from '../portal/fleet-types.ts';
export { savedName } from '../portal/kept/saved-name.ts';
export { isDealerGroup } from '../portal/rights.ts';
export {
  type FavoriteSortKey,
  favoriteSortKeys,
  type ReportKind,
  reportKinds,
} from '../reports/favorites/favorites.ts';
export type { FavoriteRow } from '../reports/favorites/favorites-types.ts';
export { type ExportFormat, exportFormats } from '../wire/export-formats.ts';
export { longestSearch } from '../wire/list-definition.ts';
export {
  type ChangeRuleName,
  type ChangeSpend,
  changeRuleNames,
  changeRules,
} from './changes/change-rules.ts';
export { exportLimits } from './exports/exports.ts';
export type { fleetDashboardCalls } from './fleet-dashboard.schema.ts';
export type {
  BaseParameters,
  Change,
  ExportPart,
  ExportRequest,
  FleetAccount,
  GeneratedExport,
  ReportParameters,
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
  type SavedTab,
  savedReportVersion,
  savedTabs,
  sortDirections,
  type TemplateSortKey,
  templateSortKeys,
} from './kept-reports/kept-reports.ts';
export { recordColumns } from './record-columns.ts';
export type { DashboardReport, DashboardTerms, RecordKind } from './report-terms.ts';
export { type ReportType, reportDefinitions, reportTypes } from './reports/reports.ts';
export {
  filterValues,
  limits,
  type ReportFilter,
  selectionColumns,
  type Tab,
  tabs,
} from './vocabulary.ts';
