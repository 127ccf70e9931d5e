import { type WearRates, wearOutcomes } from '@portal/contract/analysis-reports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Count } from '../../parts/count.tsx';
import { tiresAt } from './wear-address.ts';

/** What all tires of the selection come to, and how many are left out by why. */
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
            value: <Count count={left_out[outcome]} to={tiresAt(params, outcome)} />,
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
          value: <Count count={tires} to={tiresAt(params, 'counted')} />,
        },
        ...left,
      ]}
    />
  );
}
