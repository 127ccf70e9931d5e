import { foundInSurveyList, surveyExceptionsList } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { reportCall, reportFile } from '../../../calls.ts';
import { surveyIn } from '../../../reports/readings-address.ts';
import { useExceptionCells } from '../../../reports/use-exception-cells.tsx';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { useDropLostLocations } from '../use-lost-locations.ts';

interface ExceptionsPanelProps {
  readonly locations: readonly number[];
  readonly leaveOut: (ids: readonly number[]) => void;
}

/** Exceptions of the selected surveys, or of one of them, each listed once. */
export function ExceptionsPanel({ locations, leaveOut }: ExceptionsPanelProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const survey_id = surveyIn(params);
  const whose = { ...(survey_id && { survey_id }), locations: [...locations] };
  const list = useList(surveyExceptionsList, {
    key: [...yardQueryKey, 'survey exceptions', locations, survey_id],
    ask: (body, signal) =>
      reportCall('POST survey/get_exceptions', { body: { ...body, ...whose }, signal }),
  });
  const { data, error } = list.result;
  const cells = useExceptionCells(data);
  if (useDropLostLocations(locations, error, leaveOut)) return null;
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ exception_id }) => exception_id}
      onFile={(selection, { format, signal }) =>
        reportFile('POST survey/export_exceptions', {
          body: { ...selection, ...whose, format },
          signal,
        })
      }
      {...(survey_id && { title: t(foundInSurveyList.words.title) })}
    />
  );
}
