import type { ScrapReportRequest, TreadCost, TreadCosts } from '@portal/contract/analysis-reports';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { formatInteger } from '@portal/platform/format';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import {
  type Column,
  DataTable,
  EmptyState,
  FailedState,
  Panel,
  PanelSkeleton,
} from '@portal/platform/ui';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { treadCostsQuery } from './scrap.query.ts';
import { removalsAt } from './scrap-address.ts';
import { scrapFile } from './scrap-file.ts';
import { useScrapTexts } from './use-scrap-texts.ts';

/** The cost of tread by depth and by distance, for each brand and position. */
export function TreadCostsPanel({ scope }: { readonly scope: ScrapReportRequest }) {
  const { t } = useWords();
  const { data, error, isPending, isFetching, refetch } = useQuery(treadCostsQuery(scope));
  const isReversed = isCallFailure(error) && error.code === 'range_reversed';
  return (
    <Panel
      title={t('tread_costs.title')}
      description={t('tread_costs.text')}
      actions={
        <ExportButton
          of={t('scrap.title')}
          formats={[exportFormats.pdf, exportFormats.excel]}
          task={data ? { prepare: async () => scope, send: scrapFile } : null}
        />
      }
      refreshing={isFetching && data !== undefined}
    >
      {isReversed && (
        <EmptyState
          title={t('shell:list.range_reversed')}
          text={t('shell:list.range_reversed_text')}
        />
      )}
      {error && !isReversed && (
        <FailedState
          title={t('scrap.failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isPending && <PanelSkeleton shape="table" count={8} />}
      {!error && data && data.costs.length > 0 && <CostsTable {...data} />}
      {!error && data?.costs.length === 0 && (
        <EmptyState title={t('tread_costs.none')} text={t('tread_costs.none_text')} />
      )}
    </Panel>
  );
}

/** Maximum length of a name in the address. */
const longest = 60;

function CostsTable({ costs, tread_depth_format, distance_format }: TreadCosts) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, group } = useScrapTexts();
  const at = ({ brand, position }: TreadCost, counting: string) =>
    brand.length > longest ? null : removalsAt(params, { brand, axle: position, counting });
  const columns: readonly Column<TreadCost>[] = [
    { field: 'brand', header: t('scrap.brand'), render: ({ brand }) => group('brand', brand) },
    {
      field: 'position',
      header: t('scrap.axle'),
      render: ({ position }) => group('position', position),
    },
    {
      field: 'counted',
      header: t('scrap.sum.counted'),
      align: 'end',
      render: (cost) => (
        <LinkedFigure text={formatInteger(cost.counted)} to={at(cost, 'counted')} />
      ),
    },
    {
      field: 'cost_per_depth',
      header: t(`scrap.cost_per_${tread_depth_format}`),
      align: 'end',
      render: (cost) => <LinkedFigure text={money(cost.cost_per_depth)} to={at(cost, 'counted')} />,
    },
    {
      field: 'driven',
      header: t('tread_costs.driven'),
      align: 'end',
      render: (cost) => (
        <LinkedFigure
          text={formatInteger(cost.driven)}
          to={cost.driven > 0 ? at(cost, 'driven') : null}
        />
      ),
    },
    {
      field: 'distance',
      header: t(`wear_rate.distance_${distance_format}`),
      align: 'end',
      render: ({ distance }) => formatInteger(distance),
    },
    {
      field: 'cost_per_distance',
      header: t(`tread_costs.per_${distance_format}`),
      align: 'end',
      render: (cost) => (
        <LinkedFigure
          text={money(cost.cost_per_distance)}
          to={cost.driven > 0 ? at(cost, 'driven') : null}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('tread_costs.title')}
      columns={columns}
      rows={costs}
      rowKey={({ brand, position }) => `${brand} ${position}`}
    />
  );
}
