import type { RowChange, SurveyRow } from '@portal/contract/fleet-surveys';
import { useQuery } from '@portal/platform/query';
import { summaryQuery } from '../../surveys/summary.query.ts';

/**
 * Changes of a survey up to the revision on screen, latest first.
 *
 * @param enabled whether to fetch them
 */
export function useHistory({ survey_id, revision }: SurveyRow, enabled: boolean) {
  const { data, isFetching } = useQuery({ ...summaryQuery(survey_id), staleTime: 0, enabled });
  const known: readonly RowChange[] = data?.history ?? [];
  const history = known[0]?.revision === revision ? known : [];
  return { history, isFetching };
}
