import {
  type ConditionGraph,
  type ConditionReport,
  conditionGraphs,
} from '@portal/contract/analysis-reports';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Panel, Text } from '@portal/platform/ui';
import { GraphChart } from './graph-chart.tsx';
import { GroupTable } from './group-table.tsx';

interface GroupPanelsProps {
  readonly report: ConditionReport;
}

/** The tires by each grouping, as charts, tables or both, as ordered. */
export function GroupPanels({ report }: GroupPanelsProps) {
  const { t } = useWords();
  const { MultipleGraphs: graphs, FleetConditionalData: data, GraphPageHeader: header } = report;
  return (
    <>
      {header && graphs && (
        <Text fw={600}>
          {t('conditions.graph_header', {
            fleets: header.fleet_name || t('conditions.every_fleet'),
            units: formatInteger(header.units),
            tires: formatInteger(header.tires),
          })}
        </Text>
      )}
      <AutoGrid minColumn="26rem" columns={2}>
        {conditionGraphs.map((graph) => (
          <GroupPanel key={graph} graph={graph} report={report} hasTable={data !== null} />
        ))}
      </AutoGrid>
    </>
  );
}

/** Messages for an empty chart although units were inspected. */
const emptyWords: Readonly<Partial<Record<ConditionGraph, string>>> = {
  wear: 'conditions.no_wear',
  checks: 'conditions.no_exceptions',
};

/** The table of the checks is among the statistics. */
const tableOf = (graph: ConditionGraph, { FleetConditionalData: data }: ConditionReport) =>
  graph === 'checks' ? [] : (data?.[graph] ?? []);

interface GroupPanelProps extends GroupPanelsProps {
  readonly graph: ConditionGraph;
  readonly hasTable: boolean;
}

function GroupPanel({ graph, report, hasTable }: GroupPanelProps) {
  const { t } = useWords();
  const bars = report.MultipleGraphs?.find((each) => each.graph === graph)?.bars;
  if (!bars && graph === 'checks') return null;
  const values =
    bars?.map(({ value }) => value) ?? tableOf(graph, report).map(({ tires }) => tires);
  const isEmpty = values.every((value) => value === 0);
  return (
    <Panel title={t(`conditions.graph.${graph}`)}>
      {isEmpty && <Text c="dimmed">{t(emptyWords[graph] ?? 'conditions.nothing_text')}</Text>}
      {bars && !isEmpty && <GraphChart graph={graph} bars={bars} report={report} />}
      {hasTable && !isEmpty && graph !== 'checks' && <GroupTable graph={graph} report={report} />}
    </Panel>
  );
}
