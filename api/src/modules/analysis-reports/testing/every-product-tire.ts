import type { ProductTire } from '@portal/contract/analysis-reports';
import type { AnalysisApi, Login } from './reports-api.ts';

/** Reads the tires of a selection from all pages, in the order of the list. */
export async function readEveryProductTire(
  api: AnalysisApi,
  selection: object,
  login: Login = 'gyr',
): Promise<ProductTire[]> {
  const found: ProductTire[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const body = { ...selection, page_number, page_size: 100 };
    const { tires, total_items } = (
      await api.as(login, 'POST product_analysis_report/get_tires', { body })
    ).body;
    found.push(...tires);
    if (found.length >= total_items) return found;
  }
}
