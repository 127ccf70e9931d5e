import { purchasePlanList } from '@portal/contract/analysis-reports';
import { preloadCharts } from '@portal/platform/charts';
import { useList } from '@portal/platform/lists';
import { useEffect } from 'react';
import { call } from '../../../calls.ts';
import type { ChosenAccounts } from '../../../selection/accounts.ts';
import { wear } from '../wear.query.ts';
import { ForecastTiles } from './forecast-tiles.tsx';
import { MonthsPanel } from './months.panel.tsx';
import { PlanPanel } from './plan.panel.tsx';

/** The wear forecast: when tires reach their pull depth, and the purchases needed. */
export function WearForecastParts({ accounts }: { readonly accounts: ChosenAccounts }) {
  useEffect(preloadCharts, []);
  const account_ids = [...accounts.ids];
  const list = useList(purchasePlanList, {
    key: [...wear, 'forecast', account_ids],
    ask: (body, signal) =>
      call('POST product_wear_rate_report/get_wear_forecast', {
        body: { ...body, account_ids },
        signal,
      }),
  });
  const { data } = list.result;
  return (
    <>
      {data && <ForecastTiles {...data} />}
      {data && data.months.length > 0 && <MonthsPanel {...data} />}
      <PlanPanel list={list} accounts={accounts} />
    </>
  );
}
