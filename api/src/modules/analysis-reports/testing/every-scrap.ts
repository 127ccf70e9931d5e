import type { ScrapRemoval } from '@portal/contract/analysis-reports';
import type { AnalysisApi, Login } from './reports-api.ts';

export const wholeScope = { account_ids: [], survey_ids: [] };

/**
 * Reads the removals of a selection from all pages, in the order of the list; of all accounts
 * unless it names some.
 */
export async function readEveryScrap(
  api: AnalysisApi,
  selection: object = {},
  login: Login = 'gyr',
): Promise<ScrapRemoval[]> {
  const found: ScrapRemoval[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const body = { ...wholeScope, ...selection, page_number, page_size: 100 };
    const { removals, total_items } = (
      await api.as(login, 'POST scrap_analysis_report/get_removals', { body })
    ).body;
    found.push(...removals);
    if (found.length >= total_items) return found;
  }
}
