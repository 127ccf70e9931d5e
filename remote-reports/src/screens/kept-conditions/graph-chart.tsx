import {
  type ConditionGraph,
  type ConditionReport,
  conditionName,
} from '@portal/contract/analysis-reports';
import { Chart, preloadCharts } from '@portal/platform/charts';
import { formatDecimal, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useEffect } from 'react';

interface GraphChartProps {
  readonly graph: ConditionGraph;
  readonly bars: readonly { readonly key: string; readonly value: number }[];
  readonly report: ConditionReport;
}

/** Minimum length of a bar as a share of the largest, so that small ones are visible. */
const floor = 0.1;

/** The groups of a chart as bars. */
export function GraphChart({ graph, bars, report }: GraphChartProps) {
  const { t } = useWords();
  useEffect(preloadCharts, []);
  const unit = report.tread_depth_format;
  const nameOf = (key: string) => conditionName(graph, key, { t, unit });
  const written = (value: number | null) =>
    graph === 'wear' ? formatDecimal(value ?? 0, 2) : formatInteger(value ?? 0);
  const [most] = [...bars].sort((one, other) => other.value - one.value);
  const name = t(`conditions.bar.${graph === 'wear' || graph === 'checks' ? graph : 'tires'}`);
  return (
    <Chart
      title={t(`conditions.graph.${graph}`)}
      summary={
        most
          ? t('conditions.most', { name: nameOf(most.key), value: written(most.value) })
          : t('conditions.nothing')
      }
      orientation="horizontal"
      floor={floor}
      categories={bars.map(({ key }) => nameOf(key))}
      series={[
        {
          name,
          data: bars.map(({ value }) => value),
          kind: 'bar',
          tone: 'primary',
          format: graph,
        },
      ]}
      valueText={written}
    />
  );
}
