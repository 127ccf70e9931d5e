import { mostAccounts } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, Group, Page, PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { LeftOut } from '../../selection/left-out.tsx';
import { RatesPanel } from './rates.panel.tsx';
import { TiresPanel } from './tires.panel.tsx';
import { useWearLists } from './use-wear-lists.ts';
import { wear } from './wear.query.ts';
import { isOfTires, ratesAt } from './wear-address.ts';
import { WearChart } from './wear-chart.tsx';
import { WearTiles } from './wear-tiles.tsx';

/** The product wear rate: how far tires run on what they wear. */
export default function WearRatePage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasTires = isOfTires(params);
  const accounts = useChosenAccounts('product_wear_rate_report');
  const account_ids = [...accounts.ids];
  const list = useList(useWearLists().rates, {
    key: [...wear, 'rates', account_ids],
    ask: (body, signal) =>
      call('POST product_wear_rate_report/get_product_wear_rates', {
        body: { ...body, account_ids },
        signal,
      }),
    enabled: hasRates && accounts.areUsable,
  });
  const { data } = list.result;
  return (
    <Page width="wide">
      {hasTires && <BackLink text={t('wear_rate.to_rates')} to={ratesAt(params)} />}
      <PageHeader title={t('wear_rate.title')} description={t('wear_rate.description')} />
      <LeftOut chosen={accounts} most={mostAccounts} />
      {accounts.areUsable && hasTires && <TiresPanel accounts={accounts} />}
      {accounts.areUsable && !hasTires && (
        <>
          {data && <WearTiles {...data} />}
          {data && data.rates.length > 0 && <WearChart {...data} />}
          <RatesPanel list={list} accounts={accounts} />
        </>
      )}
    </Page>
  );
}
