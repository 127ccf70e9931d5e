import { defineCalls } from '../wire/calls.ts';
import { torqueSummaryCalls } from './torque/torque-calls.schema.ts';

/** The calls of the analysis reports. */
export const analysisReportCalls = defineCalls({ ...torqueSummaryCalls });
