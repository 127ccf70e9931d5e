/** Reports that tell where the money in the tires goes, and what to do next. */
export type { TorqueResult, TorqueUnit } from '../fleet-surveys/inspections/unit-checks/torque.ts';
export type { analysisReportCalls } from './analysis-reports.schema.ts';
export type {
  HistoryAccount,
  HistoryEntry,
  InvoiceLine,
  OfferedUnit,
  RetorqueRow,
  Retorques,
  RetorquesRequest,
  TorqueCheck,
  TorqueLocation,
  TorqueReport,
  TorqueReportRequest,
  UnitHistory,
  UnitHistoryRequest,
} from './analysis-reports-types.ts';
export { mostLocations } from './shapes.ts';
export type { torqueSummaryCalls } from './torque/torque-calls.schema.ts';
export {
  type RetorqueStanding,
  retorqueStates,
  retorquesList,
  torqueChecksList,
} from './torque/torque-lists.ts';
export {
  type HistoryKind,
  historyKinds,
  type LineKind,
  lineKinds,
  mostHistoryAccounts,
  mostOfferedUnits,
} from './unit-history/code-lists.ts';
export type { unitHistoryCalls } from './unit-history/history-calls.schema.ts';
export { unitHistoryList } from './unit-history/history-list.ts';
export { historyParts, historyPlace, invoiceLineText } from './unit-history/history-text.ts';
