import type { ScrapGrouping, ScrapReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { type Column, DataTable } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { groupFilter, removalsAt } from './scrap-address.ts';
import { useScrapTexts } from './use-scrap-texts.ts';

type Group = ScrapReport['groups'][ScrapGrouping][number];

interface GroupsTableProps {
  readonly report: ScrapReport;
  readonly grouping: ScrapGrouping;
}

/** Maximum length of a name in the address. */
const longest = 60;

/** The figures of each group; each links to the removals behind it. */
export function GroupsTable({ report, grouping }: GroupsTableProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, depth, group } = useScrapTexts();
  const { groups, tread_depth_format: format } = report;
  const at = ({ key }: Group, filters: Readonly<Record<string, string>> = {}) =>
    removalsAt(params, { ...filters, ...groupFilter(grouping, key) });
  const isNamed = ({ key }: Group) => key.length <= longest;
  const countOf = (
    field: 'removed' | 'scrap' | 'retread' | 'left_out',
    filters?: Readonly<Record<string, string>>,
  ): Column<Group> => ({
    field,
    header: t(`scrap.sum.${field}`),
    align: 'end',
    render: (each) =>
      isNamed(each) ? <LinkedCount count={each[field]} to={at(each, filters)} /> : each[field],
  });
  const moneyOf = (field: 'lost' | 'cost_per_depth', header: string): Column<Group> => ({
    field,
    header,
    align: 'end',
    render: (each) => (
      <LinkedFigure
        text={money(each[field])}
        to={each.counted > 0 && isNamed(each) ? at(each, { counting: 'counted' }) : null}
      />
    ),
  });
  const columns: readonly Column<Group>[] = [
    { field: 'key', header: t(`scrap.of.${grouping}`), render: ({ key }) => group(grouping, key) },
    countOf('removed'),
    countOf('scrap', { destination: 'scrap' }),
    countOf('retread', { destination: 'retread' }),
    ...(grouping === 'left_out'
      ? []
      : [
          countOf('left_out', { counting: 'left_out' }),
          moneyOf('lost', t('scrap.sum.lost')),
          moneyOf('cost_per_depth', t(`scrap.cost_per_${format}`)),
        ]),
    {
      field: 'mean_tread',
      header: t('scrap.sum.mean_tread'),
      align: 'end',
      render: ({ mean_tread }) => depth(mean_tread, format),
    },
  ];
  return (
    <DataTable
      caption={t(`scrap.by.${grouping}`)}
      columns={columns}
      rows={groups[grouping]}
      rowKey={({ key }) => key}
    />
  );
}
