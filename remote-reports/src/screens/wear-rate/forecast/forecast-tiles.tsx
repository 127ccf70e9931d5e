import { dayAfter, forecastBases, type WearForecast } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { LinkedFigure } from '../../../parts/linked-figure.tsx';
import { SecondaryText } from '../../../parts/secondary-text.tsx';
import { forecastTiresAt } from '../wear-address.ts';
import { useForecastTexts } from './use-forecast-texts.ts';

/** Bases that yield a forecast; the others are reasons for having none. */
const known: readonly string[] = ['read', 'own', 'product'];

/** The total purchases, and the number of tires without a forecast. */
export function ForecastTiles({ summary }: Pick<WearForecast, 'summary'>) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { roundMoney, unpriced } = useForecastTexts();
  const { tires, now, planned, later, cost, today, until, bases } = summary;
  const at = (filters?: Readonly<Record<string, string>>) => forecastTiresAt(params, filters);
  const plan = at({ to: until });
  const left = forecastBases
    .filter((basis) => !known.includes(basis) && bases[basis] > 0)
    .map(
      (basis): Tile => ({
        name: t('forecast.sum.unknown', { reason: t(`forecast_basis.${basis}`) }),
        value: <LinkedCount count={bases[basis]} to={at({ basis })} />,
      }),
    );
  return (
    <Tiles
      tiles={[
        {
          name: t('forecast.sum.now'),
          value: <LinkedCount count={now} to={at({ to: today })} />,
          ...(now > 0 && { tone: 'red' as const }),
        },
        {
          name: t('forecast.sum.planned', { date: formatDate(until) }),
          value: <LinkedCount count={planned} to={plan} />,
        },
        {
          name: t('forecast.sum.cost'),
          value: (
            <>
              <LinkedFigure text={roundMoney(cost)} to={planned > 0 ? plan : null} />
              <SecondaryText text={unpriced(summary.unpriced)} />
            </>
          ),
        },
        {
          name: t('forecast.sum.later'),
          value: <LinkedCount count={later} to={at({ from: dayAfter(until) })} />,
        },
        ...left,
        { name: t('forecast.sum.tires'), value: <LinkedCount count={tires} to={at()} /> },
      ]}
    />
  );
}
