import {
  type HistoryEntry,
  historyPlace,
  type UnitHistory,
  unitHistoryList,
} from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel, listSelection } from '@portal/platform/lists';
import { fileOf } from '../../calls.ts';
import { DetailsButton } from './details-button.tsx';
import type { NamedUnit } from './unit-address.ts';
import { useHistoryCells } from './use-history-cells.tsx';

interface HistoryPanelProps {
  readonly list: List<typeof unitHistoryList, HistoryEntry, UnitHistory>;
  readonly named: NamedUnit;
}

/** The timeline of the unit. */
export function HistoryPanel({ list, named }: HistoryPanelProps) {
  const { t } = useWords();
  const cells = useHistoryCells(list.result.data);
  const ofUnit = { account: named.account, unit_number: named.unit };
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
      actions={
        <DetailsButton
          disabled={list.rows.length === 0}
          onFile={(signal) =>
            fileOf('POST unit_history_report/download_all_details', {
              body: { ...listSelection(unitHistoryList, list.view), ...ofUnit },
              signal,
            })
          }
        />
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, ...ofUnit };
        return format === exportFormats.pdf
          ? fileOf('POST unit_history_report/download_pdf', { body, signal })
          : fileOf('POST unit_history_report/download_excel', { body, signal });
      }}
    />
  );
}
