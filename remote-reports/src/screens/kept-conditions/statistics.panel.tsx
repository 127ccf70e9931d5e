import type { ConditionReport } from '@portal/contract/analysis-reports';
import { formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { DataTable, Panel } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { exceptionsAt, tiresAt, unitsAt } from './records-address.ts';

type Statistics = NonNullable<ConditionReport['StatisticData']>;

/** Counts of inspected records, and the failures of each check. */
export function StatisticsPanel({ data }: { readonly data: Statistics }) {
  const { t } = useWords();
  const counted = ['accounts', 'locations', 'surveys'] as const;
  const percent = (share: number | null) => formatFigure(share, 'percent');
  const tiles: Tile[] = [
    ...counted.map((field) => ({
      name: t(`conditions.sum.${field}`),
      value: formatInteger(data[field]),
    })),
    {
      name: t('conditions.sum.units'),
      value: <LinkedCount count={data.units} to={unitsAt({})} />,
    },
    {
      name: t('conditions.sum.units_with_exceptions'),
      value: <LinkedCount count={data.units_with_exceptions} to={unitsAt({ state: 'failing' })} />,
      note: percent(data.units_share),
    },
    {
      name: t('conditions.sum.tires_read'),
      value: <LinkedCount count={data.tires_read} to={tiresAt(null, '')} />,
      note: t('conditions.of_expected', { all: formatInteger(data.tires_expected) }),
    },
    {
      name: t('conditions.sum.exceptions'),
      value: <LinkedCount count={data.exceptions} to={exceptionsAt({})} />,
    },
    {
      name: t('conditions.sum.critical'),
      value: <LinkedCount count={data.critical} to={exceptionsAt({ severity: 'critical' })} />,
      ...(data.critical > 0 && { tone: 'red' as const }),
    },
    {
      name: t('conditions.sum.warning'),
      value: <LinkedCount count={data.warning} to={exceptionsAt({ severity: 'warning' })} />,
      ...(data.warning > 0 && { tone: 'yellow' as const }),
    },
    {
      name: t('conditions.sum.flagged'),
      value: <LinkedCount count={data.flagged} to={exceptionsAt({ severity: 'flagged' })} />,
    },
  ];
  type Row = Statistics['checks'][number];
  const count = (field: 'critical' | 'warning' | 'exceptions') => ({
    field,
    header: t(`conditions.sum.${field}`),
    align: 'end' as const,
    render: (row: Row) => {
      const severity = field === 'exceptions' ? {} : { severity: field };
      return (
        <LinkedCount count={row[field]} to={exceptionsAt({ check: row.check, ...severity })} />
      );
    },
  });
  return (
    <>
      <Tiles tiles={tiles} />
      <Panel title={t('conditions.graph.checks')} padding="flush">
        <DataTable
          caption={t('conditions.graph.checks')}
          columns={[
            {
              field: 'check',
              header: t('conditions.of.checks'),
              render: ({ check }) => t(`condition_check.${check}`),
            },
            count('critical'),
            count('warning'),
            count('exceptions'),
            {
              field: 'units',
              header: t('conditions.sum.failing_units'),
              align: 'end',
              render: ({ check, units }) => <LinkedCount count={units} to={unitsAt({ check })} />,
            },
            {
              field: 'units_share',
              header: t('conditions.of_units'),
              align: 'end',
              render: ({ units_share }) => percent(units_share),
            },
          ]}
          rows={data.checks}
          rowKey={({ check }) => check}
        />
      </Panel>
    </>
  );
}
