/** Reports that tell where the money in the tires goes, and what to do next. */
export type { TorqueResult, TorqueUnit } from '../fleet-surveys/inspections/unit-checks/torque.ts';
export type { analysisReportCalls } from './analysis-reports.schema.ts';
export type {
  RetorqueRow,
  Retorques,
  RetorquesRequest,
  TorqueCheck,
  TorqueLocation,
  TorqueReport,
  TorqueReportRequest,
} from './analysis-reports-types.ts';
export { mostLocations } from './shapes.ts';
export type { torqueSummaryCalls } from './torque/torque-calls.schema.ts';
export {
  type RetorqueStanding,
  retorqueStates,
  retorquesList,
  torqueChecksList,
} from './torque/torque-lists.ts';
