import type { Respond } from '@portal/platform/testing/shell';
import { conditionServer } from './condition-rows.ts';
import { historyServer } from './history-server.ts';
import { leaseServer } from './lease-server.ts';
import { productServer } from './product-rows.ts';
import { savedCopyServer } from './saved-copy-server.ts';
import { scrapServer } from './scrap-server.ts';
import { selectionServer } from './selected-accounts.ts';
import { retorques, torqueLocations, torqueReport } from './torque-rows.ts';
import { wearServer } from './wear-rows.ts';

const kept = savedCopyServer();

/** Answers the calls of the analysis reports. */
export const reportsServer: Respond = (name, call) => {
  const { query } = call;
  if (name.endsWith('select_location_ids')) {
    const ids = typeof query?.ids === 'string' ? query.ids.split('.').map(Number) : null;
    const { locations } = torqueLocations;
    return { locations: locations.filter(({ location_id }) => ids?.includes(location_id) ?? true) };
  }
  if (name.endsWith('torque_summary_report/get_report')) return torqueReport;
  if (name.endsWith('get_retorques')) return retorques;
  return (
    conditionServer(name, call) ??
    leaseServer(name, call) ??
    historyServer(name, call) ??
    kept.respond(name, call) ??
    productServer(name, call) ??
    scrapServer(name, call) ??
    wearServer(name, call) ??
    selectionServer(name, call)
  );
};
