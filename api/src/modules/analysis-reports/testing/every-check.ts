import type { TorqueCheck } from '@portal/contract/analysis-reports';
import type { AnalysisApi } from './reports-api.ts';

/** The checks of a selection on all pages, in the order of the list; of all locations unless it names some. */
export async function readEveryCheck(
  api: AnalysisApi,
  selection: object = {},
): Promise<TorqueCheck[]> {
  const found: TorqueCheck[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const body = { location_ids: [], ...selection, page_number, page_size: 100 };
    const { checks } = (await api.as('gyr', 'POST torque_summary_report/get_report', { body }))
      .body;
    if (checks.length === 0) return found;
    found.push(...checks);
  }
}
