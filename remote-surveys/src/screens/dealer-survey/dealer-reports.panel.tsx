import {
  type DealerReport,
  type DealerReportRow,
  dealerReportsList,
  longFiles,
} from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { type List, ListPanel, type ListPanelProps, listSelection } from '@portal/platform/lists';
import { useRight } from '@portal/platform/session';
import { reportCall, reportFile } from '../../calls.ts';
import { TiresButton } from '../../reports/tires-button.tsx';
import { useReportCells } from '../../reports/use-report-cells.tsx';
import { DealerFilters } from './dealer-filters.tsx';

interface DealerReportsPanelProps {
  readonly list: List<typeof dealerReportsList, DealerReportRow, DealerReport>;
}

type ListExportHandler = NonNullable<
  ListPanelProps<typeof dealerReportsList, DealerReportRow>['onFile']
>;

const onFile: ListExportHandler = (body, { format, signal }) =>
  format === exportFormats.pdf
    ? reportFile('POST survey/download_pdf_file_survey_dealer_reports', { body, signal })
    : reportFile('POST survey/download_excel_file_survey_dealer_reports', { body, signal });

/** The surveys made by dealers. */
export function DealerReportsPanel({ list }: DealerReportsPanelProps) {
  const mayReadDetails = useRight('TMSMDRPT');
  return (
    <ListPanel
      list={list}
      cells={useReportCells()}
      rowKey={({ survey_id }) => String(survey_id)}
      filters={<DealerFilters list={list} />}
      onFile={onFile}
      actions={
        mayReadDetails && (
          <TiresButton
            disabled={list.rows.length === 0}
            onFile={({ signal, key }) => {
              const body = listSelection(dealerReportsList, list.view);
              return (list.result.data?.tires ?? 0) < longFiles.workbook
                ? reportFile('POST survey/detailsdealerreport', { body, signal })
                : reportCall('POST survey/start_detailsdealerreport', {
                    body: { ...body, client_key: key },
                    signal,
                  });
            }}
          />
        )
      }
    />
  );
}
