import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import classes from '../../../yard/yard.module.css';

/**
 * Cells of a survey: its account and location, its surveyor, and the surveyed share of the
 * location's fleet.
 */
export function useSurveyedCells(): ListCells<SurveyReportRow> {
  const { t } = useWords();
  const surveyed = (share: number | null, count: number) => (
    <>
      {formatFigure(share, 'mean')}
      {count > 0 && (
        <div className={classes.quiet}>{t('inspection_report.surveyed_units', { count })}</div>
      )}
    </>
  );
  return {
    fleet_name: ({ fleet_name, company }) => (
      <div className={classes.cell}>
        <bdi>{fleet_name}</bdi>
        {company !== fleet_name && (
          <span className={classes.quiet} dir="auto">
            {company}
          </span>
        )}
      </div>
    ),
    tractors_surveyed_percentage: (row) =>
      surveyed(row.tractors_surveyed_percentage, row.tractor_units_count),
    trailers_surveyed_percentage: (row) =>
      surveyed(row.trailers_surveyed_percentage, row.trailer_units_count),
  };
}
