import type { ForecastTire, Purchase } from '@portal/contract/analysis-reports';
import { readEveryPage } from './every-page.ts';
import type { AnalysisApi } from './reports-api.ts';

const plan = 'POST product_wear_rate_report/get_wear_forecast';
const list = 'POST product_wear_rate_report/get_forecast_tires';

/** Reads the purchase plan of a selection from all pages, in the order of the list. */
export const readEveryPurchase = (api: AnalysisApi, selection: object): Promise<Purchase[]> =>
  readEveryPage(
    async (page) => (await api.as('gyr', plan, { body: { ...selection, ...page } })).body.plan,
  );

/** Reads the tires of a forecast from all pages, in the order of the list. */
export const readEveryForecast = (api: AnalysisApi, selection: object): Promise<ForecastTire[]> =>
  readEveryPage(
    async (page) => (await api.as('gyr', list, { body: { ...selection, ...page } })).body.tires,
  );
