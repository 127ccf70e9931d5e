import { type WearTire, wearTiresList } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { type FigureFormat, formatDate, formatFigure, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, listSelection, useList } from '@portal/platform/lists';
import { call, fileOf } from '../../calls.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { groupName } from './group-name.ts';
import { scopeOf, useWearLists } from './use-wear-lists.ts';
import { wear } from './wear.query.ts';
import { WearFilters } from './wear-filters.tsx';

const fields = wearTiresList.columns.map(({ field }) => field);
/** Without the outcome column, for lists of a single outcome. */
const ofOneOutcome = fields.filter((field) => field !== 'outcome');

/** Fields that may be missing for a tire that does not count. */
const figures = {
  start_odometer: 'integer',
  start_tread: 'mean',
  odometer: 'integer',
  distance: 'integer',
  worn: 'mean',
  rate: 'ratio',
} as const satisfies Partial<Record<keyof WearTire, FigureFormat>>;

const figureCells = Object.fromEntries(
  Object.entries(figures).map(([field, format]) => [
    field,
    (tire: WearTire) => formatFigure(tire[field as keyof typeof figures], format),
  ]),
);

/** The tires behind the rates with both readings of each, and the excluded tires. */
export function TiresPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const definition = useWearLists().tires;
  const account_ids = [...accounts.ids];
  const list = useList(definition, {
    key: [...wear, 'tires', account_ids],
    ask: (body, signal) =>
      call('POST product_wear_rate_report/get_tires', { body: { ...body, account_ids }, signal }),
  });
  const { view, change } = list;
  return (
    <ListPanel
      list={list}
      fields={view.filters.outcome === '' ? fields : ofOneOutcome}
      rowKey={({ mount_id }) => String(mount_id)}
      cells={{
        ...figureCells,
        brand: (tire) => groupName(tire, t),
        start_on: ({ starts_with, start_on }) => {
          if (start_on === null) return noValue;
          const date = formatDate(start_on);
          return starts_with === 'fitting' ? t('wear_tires.fitted', { date }) : date;
        },
      }}
      filters={
        <WearFilters
          accounts={accounts}
          scope={scopeOf(listSelection(definition, view), accounts.ids)}
          chosen={view.filters}
          onChange={(filters) => change({ filters })}
        />
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, account_ids };
        return format === exportFormats.pdf
          ? fileOf('POST product_wear_rate_report/get_tires_pdf', { body, signal })
          : fileOf('POST product_wear_rate_report/get_tires_xls', { body, signal });
      }}
    />
  );
}
