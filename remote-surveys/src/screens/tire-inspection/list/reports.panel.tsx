import { type SurveyReportRow, surveyReportsList } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { formatDate, formatFigure, noValue } from '@portal/platform/format';
import {
  type List,
  type ListCells,
  ListPanel,
  type ListPanelProps,
  listSelection,
} from '@portal/platform/lists';
import { useRight } from '@portal/platform/session';
import { reportFile } from '../../../calls.ts';
import { readinessPath, surveyDetailPath } from '../../../paths.ts';
import { TiresButton } from '../../../reports/tires-button.tsx';
import { PageLink } from '../../../yard/page-link.tsx';
import classes from '../../../yard/yard.module.css';

interface ReportsPanelProps {
  readonly list: List<typeof surveyReportsList, SurveyReportRow>;
  readonly locations: readonly number[];
}

type OnFile = NonNullable<ListPanelProps<typeof surveyReportsList, SurveyReportRow>['onFile']>;

/** The surveys of the selection with what they found. */
export function ReportsPanel({ list, locations }: ReportsPanelProps) {
  const mayReadDetails = useRight('TMSMDRPT');
  const percentage = (value: number | null) =>
    value === null ? noValue : formatFigure(value, 'mean');
  const cells: ListCells<SurveyReportRow> = {
    survey_date: ({ survey_id, survey_date, survey_by }) => (
      <div className={classes.cell}>
        {/* Without the right for details rows do not link. */}
        {mayReadDetails ? (
          <PageLink to={surveyDetailPath(survey_id)}>{formatDate(survey_date)}</PageLink>
        ) : (
          formatDate(survey_date)
        )}
        <span className={classes.quiet} dir="auto">
          {survey_by}
        </span>
      </div>
    ),
    tractors_surveyed_percentage: (row) => percentage(row.tractors_surveyed_percentage),
    trailers_surveyed_percentage: (row) => percentage(row.trailers_surveyed_percentage),
    trailer_readiness: ({ survey_id, trailer_readiness }) =>
      trailer_readiness !== null && mayReadDetails ? (
        <PageLink to={readinessPath(survey_id)}>{percentage(trailer_readiness)}</PageLink>
      ) : (
        percentage(trailer_readiness)
      ),
  };
  const onFile: OnFile = (selection, { format, signal }) => {
    const body = { ...selection, locations: [...locations] };
    return format === exportFormats.pdf
      ? reportFile('POST survey/download_pdf_file_survey_reports', { body, signal })
      : reportFile('POST survey/download_excel_file_survey_reports', { body, signal });
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ survey_id }) => String(survey_id)}
      onFile={onFile}
      actions={
        mayReadDetails && (
          <TiresButton
            disabled={list.rows.length === 0}
            onFile={(signal) =>
              reportFile('POST survey/detailsreport', {
                body: { ...listSelection(surveyReportsList, list.view), locations: [...locations] },
                signal,
              })
            }
          />
        )
      }
    />
  );
}
