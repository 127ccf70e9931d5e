import {
  foundInSurveyList,
  type SurveyException,
  type SurveyReportRow,
} from '@portal/contract/inspection-surveys';
import { type ListCells, ListPanel, useList } from '@portal/platform/lists';
import { reportCall, reportFile } from '../../calls.ts';
import { unitOfSurveyPath } from '../../paths.ts';
import { useSiblingLinkState } from '../../reports/previous-page.ts';
import { useExceptionCells } from '../../reports/use-exception-cells.tsx';
import { PageLink } from '../../yard/page-link.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** The exceptions of the survey, each listed once; its unit links to its tires. */
export function SurveyExceptionsPanel({ survey }: { readonly survey: SurveyReportRow }) {
  const { survey_id, location_id } = survey;
  const before = useSiblingLinkState();
  /** The list's search looks for units. */
  const ofSurvey = (unit_number: string | undefined) => ({
    ...(unit_number && { unit_number }),
    locations: [location_id],
    survey_id,
  });
  const list = useList(foundInSurveyList, {
    key: [...yardQueryKey, 'exceptions of a survey', survey_id],
    ask: ({ keyword, ...body }, signal) =>
      reportCall('POST survey/get_exceptions', {
        body: { ...body, ...ofSurvey(keyword) },
        signal,
      }),
  });
  const cells: ListCells<SurveyException> = {
    ...useExceptionCells(list.result.data),
    unit_number: ({ unit_number }) => (
      <PageLink to={unitOfSurveyPath(survey_id, unit_number)} state={before}>
        {unit_number}
      </PageLink>
    ),
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ exception_id }) => exception_id}
      onFile={({ keyword, ...selection }, { format, signal }) =>
        reportFile('POST survey/export_exceptions', {
          body: { ...selection, ...ofSurvey(keyword), format },
          signal,
        })
      }
    />
  );
}
