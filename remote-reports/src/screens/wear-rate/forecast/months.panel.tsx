import type { WearForecast } from '@portal/contract/analysis-reports';
import { Chart } from '@portal/platform/charts';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { type Column, DataTable, Panel } from '@portal/platform/ui';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { LinkedFigure } from '../../../parts/linked-figure.tsx';
import { SecondaryText } from '../../../parts/secondary-text.tsx';
import { forecastTiresAt, periodFilters } from '../wear-address.ts';
import { useForecastTexts } from './use-forecast-texts.ts';

type Month = WearForecast['months'][number];

/** Minimum length of a bar as a share of the largest, so that small ones are visible. */
const floor = 0.02;

/**
 * The number of tires that reach their pull depth in each month, and the cost of the same products.
 */
export function MonthsPanel({ months, summary }: Pick<WearForecast, 'months' | 'summary'>) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, period, unpriced } = useForecastTexts();
  const nameOf = (month: Month) => period(month, 'month');
  const title = t('forecast.months.title');
  const at = (month: Month) => forecastTiresAt(params, periodFilters(month));
  const [most] = months
    .filter(({ due_from }) => due_from !== null)
    .toSorted((one, other) => other.tires - one.tires);
  const said = [
    t('forecast.months.summary', {
      all: formatInteger(summary.planned),
      total: money(summary.cost),
    }),
    most &&
      t('forecast.months.most', {
        period: nameOf(most),
        tires: formatInteger(most.tires),
        cost: money(most.cost),
      }),
  ].filter((part) => part !== undefined);
  const columns: readonly Column<Month>[] = [
    { field: 'due_to', header: t('forecast.due'), render: nameOf },
    {
      field: 'tires',
      header: t('wear_rate.tires'),
      align: 'end',
      render: (month) => <LinkedCount count={month.tires} to={at(month)} />,
    },
    {
      field: 'cost',
      header: t('forecast.cost'),
      align: 'end',
      render: (month) => (
        <>
          <LinkedFigure text={money(month.cost)} to={at(month)} />
          <SecondaryText text={unpriced(month.unpriced)} />
        </>
      ),
    },
  ];
  return (
    <Panel title={title} description={t('forecast.months.text')}>
      <Chart
        title={title}
        orientation="vertical"
        floor={floor}
        categories={months.map(nameOf)}
        series={[
          {
            name: t('wear_rate.tires'),
            data: months.map(({ tires }) => tires),
            kind: 'bar',
            tone: 'primary',
            format: 'tires',
          },
          {
            name: t('forecast.cost'),
            data: months.map(({ cost }) => cost),
            kind: 'line',
            tone: 'secondary',
            axis: 'end',
            format: 'cost',
          },
        ]}
        scaleNamed
        valueText={(value, format: 'tires' | 'cost') =>
          format === 'cost' ? money(value) : formatInteger(value ?? 0)
        }
        summary={said.join(' ')}
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={months}
        rowKey={({ due_from, due_to }) => `${due_from} ${due_to}`}
      />
    </Panel>
  );
}
