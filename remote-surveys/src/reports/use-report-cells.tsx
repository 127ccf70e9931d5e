import { personText } from '@portal/contract/fleet-surveys';
import { formatDate, formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useRight } from '@portal/platform/session';
import { readinessPath, surveyDetailPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';
import { useHere } from './report-before.ts';
import { useFoundCount } from './use-found-count.tsx';

interface Surveyed {
  readonly survey_id: number;
  readonly survey_date: string;
  readonly survey_by: string;
  readonly exceptions: number;
  readonly trailer_readiness: number | null;
  readonly trailers_checked: number;
  readonly trailers_on_survey: number;
}

/**
 * How a list of surveys shows when and by whom each was, what it found, and whether its trailers are
 * ready. Without the right for details these lead nowhere.
 */
export function useReportCells() {
  const { t } = useWords();
  const mayReadDetails = useRight('TMSMDRPT');
  const here = useHere();
  const found = useFoundCount();
  const linked = (text: string, to: string) =>
    mayReadDetails ? (
      <PageLink to={to} state={here}>
        {text}
      </PageLink>
    ) : (
      text
    );
  return {
    survey_date: ({ survey_id, survey_date, survey_by }: Surveyed) => (
      <div className={classes.cell}>
        {linked(formatDate(survey_date), surveyDetailPath(survey_id))}
        <span className={classes.quiet} dir="auto">
          {personText(survey_by, t)}
        </span>
      </div>
    ),
    exceptions: ({ survey_id, exceptions }: Surveyed) => found(survey_id, exceptions),
    trailer_readiness: (row: Surveyed) => {
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
