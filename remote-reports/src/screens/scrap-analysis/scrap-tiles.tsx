import { type ScrapReport, type TreadBand, treadBands } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { removalsAt } from './scrap-address.ts';
import { useScrapTexts } from './use-scrap-texts.ts';

const tones: Readonly<Record<TreadBand, NonNullable<Tile['tone']>>> = {
  green: 'green',
  yellow: 'yellow',
  red: 'red',
  far_too_early: 'red',
};

/** The figures for the removals of the selection. */
export function ScrapTiles({ report }: { readonly report: ScrapReport }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, roundMoney, depth } = useScrapTexts();
  const { summary, groups, tread_depth_format: format } = report;
  const at = (filters?: Readonly<Record<string, string>>) => removalsAt(params, filters);
  const counted = summary.counted > 0 ? at({ counting: 'counted' }) : null;
  const bandOf = (band: TreadBand): Tile => {
    const count = groups.band.find(({ key }) => key === band)?.removed ?? 0;
    return {
      name: t(`tread_band.${band}`),
      value: <LinkedCount count={count} to={at({ band })} />,
      ...(count > 0 && { tone: tones[band] }),
    };
  };
  return (
    <Tiles
      tiles={[
        {
          name: t('scrap.sum.lost'),
          value: <LinkedFigure text={roundMoney(summary.lost)} to={counted} />,
          ...(summary.lost > 0 && { tone: 'red' }),
        },
        {
          name: t(`scrap.cost_per_${format}`),
          value: <LinkedFigure text={money(summary.cost_per_depth)} to={counted} />,
        },
        {
          name: t('scrap.sum.removed'),
          value: <LinkedCount count={summary.removed} to={at()} />,
        },
        {
          name: t('scrap.sum.scrap'),
          value: <LinkedCount count={summary.scrap} to={at({ destination: 'scrap' })} />,
        },
        {
          name: t('scrap.sum.retread'),
          value: <LinkedCount count={summary.retread} to={at({ destination: 'retread' })} />,
        },
        {
          name: t('scrap.sum.left_out'),
          value: <LinkedCount count={summary.left_out} to={at({ counting: 'left_out' })} />,
          ...(summary.left_out > 0 && { tone: 'yellow' }),
        },
        { name: t('scrap.sum.mean_tread'), value: depth(summary.mean_tread, format) },
        ...treadBands.map(bandOf),
      ]}
    />
  );
}
