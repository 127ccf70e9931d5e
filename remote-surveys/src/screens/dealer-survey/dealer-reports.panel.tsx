import {
  type DealerReport,
  type DealerReportRow,
  dealerReportsList,
} from '@portal/contract/inspection-surveys';
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
import { reportFile } from '../../calls.ts';
import { readinessPath, surveyDetailPath } from '../../paths.ts';
import { TiresButton } from '../../reports/tires-button.tsx';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { DealerFilters } from './dealer-filters.tsx';

interface DealerReportsPanelProps {
  readonly list: List<typeof dealerReportsList, DealerReportRow, DealerReport>;
}

type OnFile = NonNullable<ListPanelProps<typeof dealerReportsList, DealerReportRow>['onFile']>;

const cellsOf = (mayReadDetails: boolean): ListCells<DealerReportRow> => ({
  survey_date: ({ survey_id, survey_date, survey_by }) => (
    <div className={classes.cell}>
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
  trailer_readiness: ({ survey_id, trailer_readiness }) => {
    if (trailer_readiness === null) return noValue;
    const text = formatFigure(trailer_readiness, 'mean');
    return mayReadDetails ? <PageLink to={readinessPath(survey_id)}>{text}</PageLink> : text;
  },
});

const onFile: OnFile = (body, { format, signal }) =>
  format === exportFormats.pdf
    ? reportFile('POST survey/download_pdf_file_survey_dealer_reports', { body, signal })
    : reportFile('POST survey/download_excel_file_survey_dealer_reports', { body, signal });

/** The surveys that dealers made. Without the right for details rows do not link. */
export function DealerReportsPanel({ list }: DealerReportsPanelProps) {
  const mayReadDetails = useRight('TMSMDRPT');
  return (
    <ListPanel
      list={list}
      cells={cellsOf(mayReadDetails)}
      rowKey={({ survey_id }) => String(survey_id)}
      filters={<DealerFilters list={list} />}
      onFile={onFile}
      actions={
        mayReadDetails && (
          <TiresButton
            disabled={list.rows.length === 0}
            onFile={(signal) =>
              reportFile('POST survey/detailsdealerreport', {
                body: listSelection(dealerReportsList, list.view),
                signal,
              })
            }
          />
        )
      }
    />
  );
}
