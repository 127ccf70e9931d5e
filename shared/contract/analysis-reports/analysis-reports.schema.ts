import { defineCalls } from '../wire/calls.ts';
import { torqueSummaryCalls } from './torque/torque-calls.schema.ts';
import { unitHistoryCalls } from './unit-history/history-calls.schema.ts';

/** The calls of the analysis reports. */
export const analysisReportCalls = defineCalls({ ...torqueSummaryCalls, ...unitHistoryCalls });
