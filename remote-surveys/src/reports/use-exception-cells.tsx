import type { SurveyException } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, useTableRoom } from '@portal/platform/lists';
import type { Formats } from '../axles/formats.ts';
import { surveyDetailPath, unitOfSurveyPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import { RowName } from '../yard/row-name.tsx';
import classes from '../yard/yard.module.css';
import { ExceptionLine } from './exception-line.tsx';
import { useReportLinkState } from './previous-page.ts';

/** Cells of an exception in lists, linking to its unit on the survey. */
export function useExceptionCells(formats: Formats | undefined): ListCells<SurveyException> {
  const { t } = useWords();
  const here = useReportLinkState();
  const room = useTableRoom();
  return {
    unit_number: (row) => (
      <RowName
        room={room}
        below={<span className={classes.quiet}>{formatDate(row.survey_date)}</span>}
      >
        <PageLink to={unitOfSurveyPath(row.survey_id, row.unit_number)} state={here}>
          {row.unit_number}
        </PageLink>
      </RowName>
    ),
    survey_date: ({ survey_id, survey_date }) => (
      <PageLink to={surveyDetailPath(survey_id)} state={here}>
        {formatDate(survey_date)}
      </PageLink>
    ),
    fleet_location: ({ fleet_location, fleet_name }) => (
      <div className={classes.cell}>
        <bdi>{fleet_location}</bdi>
        <span className={classes.quiet} dir="auto">
          {fleet_name}
        </span>
      </div>
    ),
    severity: ({ severity }) => t(`severity.${severity ?? 'flagged'}`),
    rule: (exception) => formats && <ExceptionLine exception={exception} formats={formats} />,
  };
}
