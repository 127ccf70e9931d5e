import type {
  ScrapRemoval,
  ScrapRemovals,
  scrapRemovalsList,
} from '@portal/contract/analysis-reports';
import { type List, ListPanel } from '@portal/platform/lists';
import { scrapFile } from './scrap-file.ts';
import { useRemovalCells } from './use-removal-cells.tsx';

interface RemovalsPanelProps {
  readonly list: List<typeof scrapRemovalsList, ScrapRemoval, ScrapRemovals>;
  readonly whose: { readonly account_ids: number[]; readonly survey_ids: number[] };
}

/** The removals of the selection; its exports contain the whole report. */
export function RemovalsPanel({ list, whose }: RemovalsPanelProps) {
  const cells = useRemovalCells(list.result.data?.tread_depth_format ?? 'mm');
  return (
    <ListPanel
      list={list}
      cells={cells}
      onFile={(selection, call) => scrapFile({ ...selection, ...whose }, call)}
    />
  );
}
