import { exportFormats, type SurveyRow, type surveysList } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { type List, type ListCells, ListPanel } from '@portal/platform/lists';
import { fileOf } from '../../calls.ts';
import { overviewPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { SurveyFilters } from './survey-filters.tsx';

interface SurveysPanelProps {
  readonly list: List<typeof surveysList, SurveyRow>;
  readonly locationId: number;
}

const cells: ListCells<SurveyRow> = {
  survey_date: ({ survey_id, survey_date }) => (
    <PageLink to={overviewPath(survey_id)}>{formatDate(survey_date)}</PageLink>
  ),
};

/** The surveys of a yard: filtered, sorted, as a file. */
export function SurveysPanel({ list, locationId: location_id }: SurveysPanelProps) {
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ survey_id }) => String(survey_id)}
      filters={<SurveyFilters list={list} locationId={location_id} />}
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, location_id };
        return format === exportFormats.pdf
          ? fileOf('POST fleet_survey/get_surveys_pdf', { body, signal })
          : fileOf('POST fleet_survey/get_surveys_excel', { body, signal });
      }}
    />
  );
}
