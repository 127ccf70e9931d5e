import { dayAfter, forecastBases, type WearForecast } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Count } from '../../../parts/count.tsx';
import { Leading } from '../../../parts/leading.tsx';
import { Small } from '../../../parts/small.tsx';
import { forecastTiresAt } from '../wear-address.ts';
import { useForecastTexts } from './use-forecast-texts.ts';

/** Bases of forecasts; the others say why there is none. */
const known: readonly string[] = ['read', 'own', 'product'];

/** What has to be bought in all, and of how many tires nothing is known. */
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
        value: <Count count={bases[basis]} to={at({ basis })} />,
      }),
    );
  return (
    <Tiles
      tiles={[
        {
          name: t('forecast.sum.now'),
          value: <Count count={now} to={at({ to: today })} />,
          ...(now > 0 && { tone: 'red' as const }),
        },
        {
          name: t('forecast.sum.planned', { date: formatDate(until) }),
          value: <Count count={planned} to={plan} />,
        },
        {
          name: t('forecast.sum.cost'),
          value: (
            <>
              <Leading text={roundMoney(cost)} to={planned > 0 ? plan : null} />
              <Small text={unpriced(summary.unpriced)} />
            </>
          ),
        },
        {
          name: t('forecast.sum.later'),
          value: <Count count={later} to={at({ from: dayAfter(until) })} />,
        },
        ...left,
        { name: t('forecast.sum.tires'), value: <Count count={tires} to={at()} /> },
      ]}
    />
  );
}
