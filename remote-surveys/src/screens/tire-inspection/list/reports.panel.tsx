import {
  longFiles,
  type SurveyReport,
  type SurveyReportRow,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import {
  type List,
  type ListCells,
  ListPanel,
  type ListPanelProps,
  listSelection,
} from '@portal/platform/lists';
import { useRight } from '@portal/platform/session';
import { reportCall, reportFile } from '../../../calls.ts';
import { HistoryLink } from '../../../reports/history-link.tsx';
import { PickedActions } from '../../../reports/picked-actions.tsx';
import { TiresButton } from '../../../reports/tires-button.tsx';
import { useExceptionCount } from '../../../reports/use-exception-count.tsx';
import { pickedRows, usePicked } from '../../../reports/use-picked.ts';
import { useProviderLinks } from '../../../reports/use-provider-links.ts';
import { useReportCells } from '../../../reports/use-report-cells.tsx';
import { useSurveyedCells } from './use-surveyed-cells.tsx';

interface ReportsPanelProps {
  readonly list: List<typeof surveyReportsList, SurveyReportRow, SurveyReport>;
  readonly locations: readonly number[];
}

type ListExportHandler = NonNullable<
  ListPanelProps<typeof surveyReportsList, SurveyReportRow>['onFile']
>;

/** The columns in a region without a service history. */
const withoutHistory = surveyReportsList.columns
  .map(({ field }) => field)
  .filter((field) => field !== 'service_history');

/** The selected surveys with their exceptions. */
export function ReportsPanel({ list, locations }: ReportsPanelProps) {
  const { t } = useWords();
  const mayReadDetails = useRight('TMSMDRPT');
  const { history } = useProviderLinks();
  const found = useExceptionCount();
  const cells: ListCells<SurveyReportRow> = {
    ...useReportCells(),
    units_with_exceptions: (row) => found(row.survey_id, row.units_with_exceptions),
    ...useSurveyedCells(),
    service_history: (row) =>
      history && (
        <HistoryLink
          address={history(row)}
          name={`${row.fleet_location_name}, ${formatDate(row.survey_date)}`}
        />
      ),
  };
  const picked = usePicked();
  const selection = pickedRows<SurveyReportRow>(picked, {
    label: ({ survey_date, fleet_location_name: location }) =>
      t('picked.pick', { date: formatDate(survey_date), location }),
    header: t('picked.picked'),
  });
  const onFile: ListExportHandler = (selection, { format, signal }) => {
    const body = { ...selection, locations: [...locations] };
    return format === exportFormats.pdf
      ? reportFile('POST survey/download_pdf_file_survey_reports', { body, signal })
      : reportFile('POST survey/download_excel_file_survey_reports', { body, signal });
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      {...(!history && { fields: withoutHistory })}
      rowKey={({ survey_id }) => String(survey_id)}
      onFile={onFile}
      {...(mayReadDetails && { selection })}
      actions={
        mayReadDetails && (
          <>
            <PickedActions
              picked={picked}
              onPage={list.rows.map(({ survey_id }) => survey_id)}
              onFile={(surveys, signal) =>
                reportFile('POST survey/download_excel_file_survey_details', {
                  body: { surveys },
                  signal,
                })
              }
            />
            <TiresButton
              disabled={list.rows.length === 0}
              onFile={({ signal, key }) => {
                const body = {
                  ...listSelection(surveyReportsList, list.view),
                  locations: [...locations],
                };
                return (list.result.data?.summary.tires ?? 0) < longFiles.workbook
                  ? reportFile('POST survey/detailsreport', { body, signal })
                  : reportCall('POST survey/start_detailsreport', {
                      body: { ...body, client_key: key },
                      signal,
                    });
              }}
            />
          </>
        )
      }
    />
  );
}
