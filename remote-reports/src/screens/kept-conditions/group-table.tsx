import {
  type ConditionGraph,
  type ConditionReport,
  conditionName,
} from '@portal/contract/analysis-reports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Column, DataTable } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { tiresAt } from './records-address.ts';

interface GroupTableProps {
  readonly graph: Exclude<ConditionGraph, 'checks'>;
  readonly report: ConditionReport;
}

/** A group with the figures that its grouping has. */
interface Row {
  readonly key: string;
  readonly tires: number;
  readonly share?: number | null;
  readonly per_hundred?: number;
  readonly mean_tread?: number | null;
}

/** The groups of a grouping with their figures. */
export function GroupTable({ graph, report }: GroupTableProps) {
  const { t } = useWords();
  const unit = report.tread_depth_format;
  const rows: readonly Row[] = report.FleetConditionalData?.[graph] ?? [];
  const figure = (
    field: 'share' | 'per_hundred' | 'mean_tread',
    header: string,
    format: 'percent' | 'ratio',
  ): Column<Row> => ({
    field,
    header: t(header),
    align: 'end',
    render: (row) => formatFigure(row[field] ?? null, format),
  });
  const columns: readonly Column<Row>[] = [
    {
      field: 'key',
      header: t(`conditions.of.${graph}`),
      render: ({ key }) => conditionName(graph, key, { t, unit }),
    },
    {
      field: 'tires',
      header: t('conditions.sum.tires'),
      align: 'end',
      render: ({ key, tires }) => <LinkedCount count={tires} to={tiresAt(graph, key)} />,
    },
    ...(graph === 'wear'
      ? [figure('per_hundred', 'conditions.per_hundred', 'ratio')]
      : [figure('share', 'conditions.of_tires', 'percent')]),
    ...(graph === 'positions'
      ? [figure('mean_tread', `conditions.mean_tread_${unit}`, 'ratio')]
      : []),
  ];
  return (
    <DataTable
      caption={t(`conditions.graph.${graph}`)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      maxHeight="24rem"
    />
  );
}
