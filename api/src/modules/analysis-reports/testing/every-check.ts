import type { TorqueCheck } from '@portal/contract/analysis-reports';
import { readEveryPage } from './every-page.ts';
import type { AnalysisApi } from './reports-api.ts';

/**
 * Reads the checks of a selection from all pages, in the order of the list; of all locations unless
 * it names some.
 */
export const readEveryCheck = (api: AnalysisApi, selection: object = {}): Promise<TorqueCheck[]> =>
  readEveryPage(async (page) => {
    const body = { location_ids: [], ...selection, ...page };
    return (await api.as('gyr', 'POST torque_summary_report/get_report', { body })).body.checks;
  });
