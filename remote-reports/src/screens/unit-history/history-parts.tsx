import type { HistoryEntry, UnitHistory, unitHistoryList } from '@portal/contract/analysis-reports';
import type { List } from '@portal/platform/lists';
import { HistoryPanel, type HistoryPanelProps } from './history.panel.tsx';
import { HistoryCosts } from './history-costs.tsx';
import { HistoryTiles } from './history-tiles.tsx';
import { UnitFacts } from './unit-facts.tsx';

interface HistoryPartsProps extends Omit<HistoryPanelProps, 'list'> {
  readonly list: List<typeof unitHistoryList, HistoryEntry, UnitHistory>;
}

/** The unit, the figures of its history, and its timeline. */
export function HistoryParts({ list, ...panel }: HistoryPartsProps) {
  const { data } = list.result;
  return (
    <>
      {data && <UnitFacts unit={data.unit} />}
      {data && <HistoryTiles summary={data.summary} />}
      {data && <HistoryCosts summary={data.summary} />}
      <HistoryPanel list={list} {...panel} />
    </>
  );
}
