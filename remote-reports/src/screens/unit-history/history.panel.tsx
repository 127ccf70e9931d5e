import {
  type HistoryEntry,
  historyPlace,
  type UnitHistory,
  unitHistoryList,
} from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import { useHistoryCells } from './use-history-cells.tsx';

export interface HistoryPanelProps
  extends Pick<ListPanelProps<typeof unitHistoryList, HistoryEntry>, 'actions' | 'onFile'> {
  readonly list: List<typeof unitHistoryList, HistoryEntry, UnitHistory>;
}

/** The timeline of the unit. */
export function HistoryPanel({ list, ...panel }: HistoryPanelProps) {
  const { t } = useWords();
  const cells = useHistoryCells(list.result.data);
  return (
    <ListPanel
      list={list}
      rowKey={({ entry_id }) => entry_id}
      cells={{ ...cells, where: (entry) => historyPlace(entry, { t }) }}
      filters={
        <RangeFilter
          range={list.view.filters}
          filters={unitHistoryList.filters}
          onChange={(filters) => list.change({ filters })}
        />
      }
      {...panel}
    />
  );
}
