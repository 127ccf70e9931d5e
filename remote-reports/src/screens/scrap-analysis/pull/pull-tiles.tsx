import type { PulledAxle } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Count } from '../../../parts/count.tsx';
import { Leading } from '../../../parts/leading.tsx';
import { belowAt, removalsAt } from '../scrap-address.ts';
import { useScrapTexts } from '../use-scrap-texts.ts';
import { wornOut } from './worn-out.ts';

interface PullTilesProps {
  readonly axle: PulledAxle;
  readonly format: 'mm' | '32nds';
}

/** How the tires of an axle were pulled, and what it cost. */
export function PullTiles({ axle, format }: PullTilesProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { roundMoney, depth } = useScrapTexts();
  const removals = removalsAt(params, wornOut(axle.axle));
  return (
    <Tiles
      tiles={[
        { name: t('pull.worn_out'), value: <Count count={axle.tires} to={removals} /> },
        { name: t('pull.mean_tread'), value: depth(axle.mean_tread, format) },
        { name: t('pull.usual'), value: depth(axle.usual, format) },
        { name: t('pull.lost'), value: <Leading text={roundMoney(axle.lost)} to={removals} /> },
        { name: t('pull.lost_at_usual'), value: roundMoney(axle.lost_at_usual) },
        {
          name: t('pull.below_law'),
          value: <Count count={axle.below_law} to={belowAt(params, axle.axle)} />,
          ...(axle.below_law > 0 && { tone: 'red' as const }),
        },
      ]}
    />
  );
}
