import type { Respond } from '@portal/platform/testing/shell';
import { retorques, torqueLocations, torqueReport } from './torque-rows.ts';

/** Answers the calls of the analysis reports. */
export const reportsServer: Respond = (name) => {
  if (name.endsWith('select_location_ids')) return torqueLocations;
  if (name.endsWith('torque_summary_report/get_report')) return torqueReport;
  return name.endsWith('get_retorques') ? retorques : undefined;
};
