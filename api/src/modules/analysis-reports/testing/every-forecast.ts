import type { ForecastTire, Purchase } from '@portal/contract/analysis-reports';
import type { AnalysisApi } from './reports-api.ts';

const page_size = 100;

/** The purchase plan of a selection on all pages, in the order of the list. */
export async function readEveryPurchase(api: AnalysisApi, selection: object): Promise<Purchase[]> {
  const found: Purchase[] = [];
  const name = 'POST product_wear_rate_report/get_wear_forecast';
  for (let page_number = 1; ; page_number += 1) {
    const { plan } = (await api.as('gyr', name, { body: { ...selection, page_number, page_size } }))
      .body;
    if (plan.length === 0) return found;
    found.push(...plan);
  }
}

/** The tires of a forecast on all pages, in the order of the list. */
export async function readEveryForecast(
  api: AnalysisApi,
  selection: object,
): Promise<ForecastTire[]> {
  const found: ForecastTire[] = [];
  const name = 'POST product_wear_rate_report/get_forecast_tires';
  for (let page_number = 1; ; page_number += 1) {
    const { tires } = (
      await api.as('gyr', name, { body: { ...selection, page_number, page_size } })
    ).body;
    if (tires.length === 0) return found;
    found.push(...tires);
  }
}
