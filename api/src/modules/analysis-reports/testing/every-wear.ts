import type { WearRate, WearTire } from '@portal/contract/analysis-reports';
import { readEveryPage } from './every-page.ts';
import type { AnalysisApi } from './reports-api.ts';

const report = 'POST product_wear_rate_report/get_product_wear_rates';
const list = 'POST product_wear_rate_report/get_tires';

/** Reads the groups of a selection from all pages, in the order of the list. */
export const readEveryRate = (api: AnalysisApi, selection: object): Promise<WearRate[]> =>
  readEveryPage(
    async (page) => (await api.as('gyr', report, { body: { ...selection, ...page } })).body.rates,
  );

/** Reads the tires of a selection from all pages, in the order of the list. */
export const readEveryWear = (api: AnalysisApi, selection: object): Promise<WearTire[]> =>
  readEveryPage(
    async (page) => (await api.as('gyr', list, { body: { ...selection, ...page } })).body.tires,
  );
