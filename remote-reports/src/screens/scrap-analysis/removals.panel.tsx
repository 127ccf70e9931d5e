import type {
  ScrapRemoval,
  ScrapRemovals,
  scrapRemovalsList,
} from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { type List, ListPanel } from '@portal/platform/lists';
import { fileOf } from '../../calls.ts';
import { useRemovalCells } from './use-removal-cells.tsx';

interface RemovalsPanelProps {
  readonly list: List<typeof scrapRemovalsList, ScrapRemoval, ScrapRemovals>;
  readonly whose: { readonly account_ids: number[]; readonly survey_ids: number[] };
}

/** The removals of the selection; its files hold the whole report. */
export function RemovalsPanel({ list, whose }: RemovalsPanelProps) {
  const cells = useRemovalCells(list.result.data?.tread_depth_format ?? 'mm');
  return (
    <ListPanel
      list={list}
      cells={cells}
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, ...whose };
        return format === exportFormats.pdf
          ? fileOf('POST scrap_analysis_report/get_report_to_pdf', { body, signal })
          : fileOf('POST scrap_analysis_report/get_report_to_excel', { body, signal });
      }}
    />
  );
}
