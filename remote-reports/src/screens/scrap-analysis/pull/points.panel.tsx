import type { PulledAxle } from '@portal/contract/analysis-reports';
import { Chart } from '@portal/platform/charts';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { type Column, DataTable, Panel } from '@portal/platform/ui';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { LinkedFigure } from '../../../parts/linked-figure.tsx';
import { belowLawAt, removalsAt } from '../scrap-address.ts';
import { useScrapTexts } from '../use-scrap-texts.ts';
import { wornOutFilters } from './worn-out-filters.ts';

type Point = PulledAxle['points'][number];

interface PointsPanelProps {
  readonly axle: PulledAxle;
  readonly format: 'mm' | '32nds';
  readonly isRefreshing: boolean;
}

/** The cost of each pull depth, and the tires that it would not have kept above the legal depth. */
export function PointsPanel({ axle: { axle, points }, format, isRefreshing }: PointsPanelProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, depth } = useScrapTexts();
  const shown = (value: number | null, measure: 'lost' | 'tires') =>
    measure === 'lost' ? money(value) : formatInteger(value ?? 0);
  const title = t('pull.by_depth');
  const columns: readonly Column<Point>[] = [
    { field: 'pull', header: t('scrap.pull'), render: ({ pull }) => depth(pull, format) },
    {
      field: 'lost',
      header: t('pull.lost'),
      align: 'end',
      render: ({ lost }) => (
        <LinkedFigure text={money(lost)} to={removalsAt(params, wornOutFilters(axle))} />
      ),
    },
    {
      field: 'below_law',
      header: t('pull.not_kept'),
      align: 'end',
      render: ({ pull_32nds, below_law }) => (
        <LinkedCount count={below_law} to={belowLawAt(params, axle, pull_32nds)} />
      ),
    },
  ];
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Panel title={title} description={t('pull.text')} refreshing={isRefreshing}>
      <Chart
        title={title}
        orientation="vertical"
        floor={0}
        categories={points.map(({ pull }) => depth(pull, format))}
        series={[
          {
            name: t('pull.lost'),
            data: points.map(({ lost }) => lost),
            kind: 'bar',
            tone: 'primary',
            format: 'lost',
          },
          {
            name: t('pull.not_kept'),
            data: points.map(({ below_law }) => below_law),
            kind: 'line',
            tone: 'secondary',
            axis: 'end',
            format: 'tires',
          },
        ]}
        scaleNamed
        valueText={shown}
        summary={
          first && last
            ? t('pull.summary', {
                first: depth(first.pull, format),
                kept: formatInteger(first.below_law),
                last: depth(last.pull, format),
                lost: money(last.lost),
                left: formatInteger(last.below_law),
              })
            : ''
        }
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={points}
        rowKey={({ pull_32nds }) => String(pull_32nds)}
      />
    </Panel>
  );
}
