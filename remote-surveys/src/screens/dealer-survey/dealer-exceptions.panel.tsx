import { dealerExceptionsList, foundInSurveyList } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { reportCall, reportFile } from '../../calls.ts';
import { surveyIn } from '../../reports/readings-address.ts';
import { useExceptionCells } from '../../reports/use-exception-cells.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { DealerFilters } from './dealer-filters.tsx';

/** Exceptions of the selected surveys, or of one of them, each listed once. */
export function DealerExceptionsPanel() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const survey_id = surveyIn(params);
  const list = useList(dealerExceptionsList, {
    key: [...yardQueryKey, 'dealer exceptions', survey_id],
    ask: (body, signal) =>
      reportCall('POST survey/get_dealer_exceptions', {
        body: { ...body, ...(survey_id && { survey_id }) },
        signal,
      }),
  });
  return (
    <ListPanel
      list={list}
      cells={useExceptionCells(list.result.data)}
      rowKey={({ exception_id }) => exception_id}
      filters={<DealerFilters list={list} />}
      onFile={(selection, { format, signal }) =>
        reportFile('POST survey/export_dealer_exceptions', {
          body: { ...selection, ...(survey_id && { survey_id }), format },
          signal,
        })
      }
      {...(survey_id && { title: t(foundInSurveyList.words.title) })}
    />
  );
}
