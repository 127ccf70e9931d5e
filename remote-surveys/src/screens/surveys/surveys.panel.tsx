import { exportFormats, type SurveyRow, type surveysList } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { type List, type ListCells, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import { fileOf } from '../../calls.ts';
import { useIsOffline } from '../../device/network/use-offline.ts';
import { overviewPath } from '../../paths.ts';
import { DisabledExportButton } from '../../waiting/disabled-export-button.tsx';
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

type ListExportHandler = NonNullable<ListPanelProps<typeof surveysList, SurveyRow>['onFile']>;

/** The surveys of a location: filtered, sorted, and as a file. */
export function SurveysPanel({ list, locationId: location_id }: SurveysPanelProps) {
  const isAway = useIsOffline();
  const onFile: ListExportHandler = (selection, { format, signal }) => {
    const body = { ...selection, location_id };
    return format === exportFormats.pdf
      ? fileOf('POST fleet_survey/get_surveys_pdf', { body, signal })
      : fileOf('POST fleet_survey/get_surveys_excel', { body, signal });
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ survey_id }) => String(survey_id)}
      filters={<SurveyFilters list={list} locationId={location_id} />}
      {...(isAway ? { actions: <DisabledExportButton /> } : { onFile })}
    />
  );
}
