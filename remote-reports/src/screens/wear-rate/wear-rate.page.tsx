import { mostAccounts } from '@portal/contract/analysis-reports';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, Group, Page, PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { OmittedItemsWarning } from '../../selection/omitted-items-warning.tsx';
import { ForecastTiresPanel } from './forecast/forecast-tires.panel.tsx';
import { WearForecastParts } from './forecast/wear-forecast.tsx';
import { RatesPanel } from './rates.panel.tsx';
import { TiresPanel } from './tires.panel.tsx';
import { useWearLists } from './use-wear-lists.ts';
import { wear } from './wear.query.ts';
import { forecastAt, partIn, ratesAt } from './wear-address.ts';
import { WearChart } from './wear-chart.tsx';
import { WearTiles } from './wear-tiles.tsx';

/** The product wear rate: the distance that tires run on the tread they wear. */
export default function WearRatePage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const part = partIn(params);
  const isForecast = part === 'forecast' || part === 'forecast-tires';
  const accounts = useChosenAccounts('product_wear_rate_report');
  const account_ids = [...accounts.ids];
  const list = useList(useWearLists().rates, {
    key: [...wear, 'rates', account_ids],
    ask: (body, signal) =>
      call('POST product_wear_rate_report/get_product_wear_rates', {
        body: { ...body, account_ids },
        signal,
      }),
    enabled: part === null && accounts.areUsable,
  });
  const { data } = list.result;
  return (
    <Page width="wide">
      {(part === 'tires' || part === 'forecast') && (
        <BackLink text={t('wear_rate.to_rates')} to={ratesAt(params)} />
      )}
      {part === 'forecast-tires' && <BackLink text={t('forecast.title')} to={forecastAt(params)} />}
      <PageHeader
        title={t(isForecast ? 'forecast.title' : 'wear_rate.title')}
        description={t(isForecast ? 'forecast.text' : 'wear_rate.description')}
        actions={
          <FavoritesButton
            kind="report"
            path="/product-wear-rate-report"
            canAdd={accounts.areUsable}
          />
        }
      />
      <OmittedItemsWarning chosen={accounts} most={mostAccounts} />
      {accounts.areUsable && part === 'tires' && <TiresPanel accounts={accounts} />}
      {accounts.areUsable && part === 'forecast' && <WearForecastParts accounts={accounts} />}
      {accounts.areUsable && part === 'forecast-tires' && (
        <ForecastTiresPanel accounts={accounts} />
      )}
      {accounts.areUsable && part === null && (
        <>
          <Group>
            <Button component={Link} to={forecastAt(params)} variant="default">
              {t('forecast.title')}
            </Button>
          </Group>
          {data && <WearTiles {...data} />}
          {data && data.rates.length > 0 && <WearChart {...data} />}
          <RatesPanel list={list} accounts={accounts} />
        </>
      )}
    </Page>
  );
}
