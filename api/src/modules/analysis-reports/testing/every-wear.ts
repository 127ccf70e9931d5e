import type { WearRate, WearTire } from '@portal/contract/analysis-reports';
import type { AnalysisApi } from './reports-api.ts';

const page_size = 100;

/** The groups of a selection on all pages, in the order of the list. */
export async function readEveryRate(api: AnalysisApi, selection: object): Promise<WearRate[]> {
  const found: WearRate[] = [];
  const name = 'POST product_wear_rate_report/get_product_wear_rates';
  for (let page_number = 1; ; page_number += 1) {
    const { rates } = (
      await api.as('gyr', name, { body: { ...selection, page_number, page_size } })
    ).body;
    if (rates.length === 0) return found;
    found.push(...rates);
  }
}

/** The tires of a selection on all pages, in the order of the list. */
export async function readEveryWear(api: AnalysisApi, selection: object): Promise<WearTire[]> {
  const found: WearTire[] = [];
  const name = 'POST product_wear_rate_report/get_tires';
  for (let page_number = 1; ; page_number += 1) {
    const { tires } = (
      await api.as('gyr', name, { body: { ...selection, page_number, page_size } })
    ).body;
    if (tires.length === 0) return found;
    found.push(...tires);
  }
}
