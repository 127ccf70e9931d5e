import { type WearRates, wearOutcomes } from '@portal/contract/analysis-reports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { tiresAt } from './wear-address.ts';

/** The figures for all tires of the selection, and the number of excluded tires by reason. */
export function WearTiles({ summary, distance_format }: WearRates) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { tires, rate, projected_life, left_out } = summary;
  const left = wearOutcomes.flatMap((outcome): Tile[] =>
    outcome === 'counted'
      ? []
      : [
          {
            name: t('wear_rate.left', { reason: t(`wear_outcome.${outcome}`) }),
            value: <LinkedCount count={left_out[outcome]} to={tiresAt(params, outcome)} />,
          },
        ],
  );
  return (
    <Tiles
      tiles={[
        { name: t(`wear_rate.rate_${distance_format}`), value: formatFigure(rate, 'ratio') },
        {
          name: t(`wear_rate.projected_life_${distance_format}`),
          value: formatFigure(projected_life, 'integer'),
        },
        {
          name: t('wear_rate.sum.tires'),
          value: <LinkedCount count={tires} to={tiresAt(params, 'counted')} />,
        },
        ...left,
      ]}
    />
  );
}
