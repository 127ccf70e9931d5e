import type { PulledAxle } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { LinkedFigure } from '../../../parts/linked-figure.tsx';
import { belowLawAt, removalsAt } from '../scrap-address.ts';
import { useScrapTexts } from '../use-scrap-texts.ts';
import { wornOutFilters } from './worn-out-filters.ts';

interface PullTilesProps {
  readonly axle: PulledAxle;
  readonly format: 'mm' | '32nds';
}

/** Key figures of an axle: how its tires were pulled, and the cost. */
export function PullTiles({ axle, format }: PullTilesProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { roundMoney, depth } = useScrapTexts();
  const removals = removalsAt(params, wornOutFilters(axle.axle));
  return (
    <Tiles
      tiles={[
        { name: t('pull.worn_out'), value: <LinkedCount count={axle.tires} to={removals} /> },
        { name: t('pull.mean_tread'), value: depth(axle.mean_tread, format) },
        { name: t('pull.usual'), value: depth(axle.usual, format) },
        {
          name: t('pull.lost'),
          value: <LinkedFigure text={roundMoney(axle.lost)} to={removals} />,
        },
        { name: t('pull.lost_at_usual'), value: roundMoney(axle.lost_at_usual) },
        {
          name: t('pull.below_law'),
          value: <LinkedCount count={axle.below_law} to={belowLawAt(params, axle.axle)} />,
          ...(axle.below_law > 0 && { tone: 'red' as const }),
        },
      ]}
    />
  );
}
