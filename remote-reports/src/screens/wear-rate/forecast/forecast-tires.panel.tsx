import {
  type ForecastTire,
  forecastListIn,
  forecastTiresList,
} from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { exportFormats } from '@portal/platform/exports';
import { formatDate, formatFigure, formatInteger, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, listSelection, useList } from '@portal/platform/lists';
import { useMemo } from 'react';
import { call, fileOf } from '../../../calls.ts';
import { SecondaryText } from '../../../parts/secondary-text.tsx';
import { AccountFilter } from '../../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../../selection/accounts.ts';
import { groupName } from '../group-name.ts';
import { scopeOf, useWearLists } from '../use-wear-lists.ts';
import { wear } from '../wear.query.ts';
import { ProductFilters } from '../wear-filters.tsx';
import { useForecastTexts } from './use-forecast-texts.ts';

const dateOrNone = (day: string | null) => (day === null ? noValue : formatDate(day));

/** The mounted tires with their due dates, and those without a forecast. */
export function ForecastTiresPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const { money } = useForecastTexts();
  const { tread_format } = useWearLists().formats;
  const definition = useMemo(() => forecastListIn(forecastTiresList, tread_format), [tread_format]);
  const account_ids = [...accounts.ids];
  const list = useList(definition, {
    key: [...wear, 'forecast tires', account_ids],
    ask: (body, signal) =>
      call('POST product_wear_rate_report/get_forecast_tires', {
        body: { ...body, account_ids },
        signal,
      }),
  });
  const { view, change } = list;
  const { date_from: _, date_to: __, basis: ___, ...scope } = listSelection(definition, view);
  return (
    <ListPanel
      list={list}
      rowKey={({ mount_id }) => String(mount_id)}
      cells={{
        brand: (tire) => groupName(tire, t),
        read_on: ({ read_on }) => dateOrNone(read_on),
        tread: ({ tread }) => formatFigure(tread, 'ratio'),
        pull: ({ pull }) => formatFigure(pull, 'ratio'),
        wear: ({ wear: worn }) => formatFigure(worn, 'ratio'),
        due_on: ({ due_on }) => dateOrNone(due_on),
        price: ({ price, price_source }: ForecastTire) => (
          <>
            {money(price)}
            <SecondaryText
              text={
                price_source === null || price_source === 'own'
                  ? null
                  : t(`price_source.${price_source}`)
              }
            />
          </>
        ),
        basis: ({ basis, rate_tires }) => (
          <>
            {t(`forecast_basis.${basis}`)}
            <SecondaryText
              text={
                rate_tires === null ? null : t('forecast.rate_of', { n: formatInteger(rate_tires) })
              }
            />
          </>
        ),
      }}
      filters={
        <>
          <AccountFilter prefix="product_wear_rate_report" accounts={accounts} />
          <RangeFilter
            range={view.filters}
            filters={definition.filters}
            onChange={(filters) => change({ filters })}
          />
          <ProductFilters
            scope={scopeOf(scope, account_ids)}
            chosen={view.filters}
            onChange={(filters) => change({ filters })}
          />
        </>
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, account_ids };
        return format === exportFormats.pdf
          ? fileOf('POST product_wear_rate_report/get_forecast_tires_pdf', { body, signal })
          : fileOf('POST product_wear_rate_report/get_forecast_tires_xls', { body, signal });
      }}
    />
  );
}
