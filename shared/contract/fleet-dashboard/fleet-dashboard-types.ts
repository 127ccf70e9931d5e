import type { Static } from 'typebox';
import type {
  account,
  baseParameters,
  recordsAnswer,
  reportAnswer,
  reportParameters,
  reportRow,
  selectionRow,
} from './fleet-dashboard.schema.ts';

export type FleetAccount = Static<typeof account>;
export type SelectionRow = Static<typeof selectionRow>;
export type BaseParameters = Static<typeof baseParameters>;
export type ReportParameters = Static<typeof reportParameters>;
export type RecordsAnswer = Static<typeof recordsAnswer>;
export type ReportRow = Static<typeof reportRow>;
export type ReportAnswer = Static<typeof reportAnswer>;
