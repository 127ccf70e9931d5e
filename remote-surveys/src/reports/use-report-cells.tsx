import { personText } from '@portal/contract/fleet-surveys';
import { formatDate, formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useRight } from '@portal/platform/session';
import { readinessPath, surveyDetailPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';
import { useReportLinkState } from './previous-page.ts';
import { useExceptionCount } from './use-exception-count.tsx';

interface ReportCellsRow {
  readonly survey_id: number;
  readonly survey_date: string;
  readonly survey_by: string;
  readonly exceptions: number;
  readonly trailer_readiness: number | null;
  readonly trailers_checked: number;
  readonly trailers_on_survey: number;
}

/**
 * Cells of a survey list: date, surveyor, exceptions, and trailer readiness. Without the right to
 * see details, they are not links.
 */
export function useReportCells() {
  const { t } = useWords();
  const mayReadDetails = useRight('TMSMDRPT');
  const here = useReportLinkState();
  const found = useExceptionCount();
  const linked = (text: string, to: string) =>
    mayReadDetails ? (
      <PageLink to={to} state={here}>
        {text}
      </PageLink>
    ) : (
      text
    );
  return {
    survey_date: ({ survey_id, survey_date, survey_by }: ReportCellsRow) => (
      <div className={classes.cell}>
        {linked(formatDate(survey_date), surveyDetailPath(survey_id))}
        <span className={classes.quiet} dir="auto">
          {personText(survey_by, t)}
        </span>
      </div>
    ),
    exceptions: ({ survey_id, exceptions }: ReportCellsRow) => found(survey_id, exceptions),
    trailer_readiness: (row: ReportCellsRow) => {
      const { survey_id, trailer_readiness, trailers_checked, trailers_on_survey } = row;
      const share = formatFigure(trailer_readiness, 'mean');
      return (
        <>
          {trailer_readiness === null ? share : linked(share, readinessPath(survey_id))}
          {trailers_on_survey > 0 && (
            <div className={classes.quiet}>
              {t('inspection_report.checked', {
                checked: trailers_checked,
                trailers: trailers_on_survey,
              })}
            </div>
          )}
        </>
      );
    },
  };
}
