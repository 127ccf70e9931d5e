import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../wire/call-types.ts';
import type { analysisReportCalls } from './analysis-reports.schema.ts';
import type { retorqueRow, torqueCheck } from './torque/torque-calls.schema.ts';

type Calls = typeof analysisReportCalls;

export type RetorqueRow = Static<typeof retorqueRow>;
export type Retorques = ResponseOf<Calls['POST torque_summary_report/get_retorques']>;
export type RetorquesRequest = BodyOf<Calls['POST torque_summary_report/get_retorques']>;
export type TorqueCheck = Static<typeof torqueCheck>;
export type TorqueReport = ResponseOf<Calls['POST torque_summary_report/get_report']>;
export type TorqueReportRequest = BodyOf<Calls['POST torque_summary_report/get_report']>;
export type TorqueLocation = ResponseOf<
  Calls['GET torque_summary_report/select_location_ids']
>['locations'][number];
