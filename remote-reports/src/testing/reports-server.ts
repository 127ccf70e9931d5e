import type { Respond } from '@portal/platform/testing/shell';
import { historyServer } from './history-server.ts';
import { retorques, torqueLocations, torqueReport } from './torque-rows.ts';

/** Answers the calls of the analysis reports. */
export const reportsServer: Respond = (name, call) => {
  const { query } = call;
  if (name.endsWith('select_location_ids')) {
    const ids = typeof query?.ids === 'string' ? query.ids.split('.').map(Number) : null;
    const { locations } = torqueLocations;
    return { locations: locations.filter(({ location_id }) => ids?.includes(location_id) ?? true) };
  }
  if (name.endsWith('torque_summary_report/get_report')) return torqueReport;
  return name.endsWith('get_retorques') ? retorques : historyServer(name, call);
};
