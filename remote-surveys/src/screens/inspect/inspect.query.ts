import type { AxleMap } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { type QueryClient, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

interface InspectionIds {
  readonly surveyId: string;
  readonly unitId: number;
}

/** A unit of a survey with its axles, tires, readings and findings. */
export const axleMapQuery = ({ surveyId, unitId }: InspectionIds) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey', surveyId, 'axles', unitId],
    queryFn: ({ signal }) =>
      call('GET fleet_survey/{surveyId}/axles/{unitId}', {
        params: { surveyId, unitId: String(unitId) },
        signal,
      }),
  });

/** Caches the answer to a write, for this page and for the survey's list of units. */
export function keepAxleMap(client: QueryClient, at: InspectionIds, map: AxleMap): void {
  // Other pages reload their data when they are opened.
  void client.invalidateQueries({ queryKey: yardQueryKey, refetchType: 'none' });
  // A pending fetch from before the write would overwrite the answer.
  const { queryKey } = axleMapQuery(at);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, map);
  client.setQueryData(
    surveyQuery(at.surveyId).queryKey,
    (before) =>
      before && {
        survey: map.survey,
        units: before.units.map((unit) =>
          unit.unit_inspection_id === map.inspection.unit_inspection_id ? map.inspection : unit,
        ),
      },
  );
}

/** Refusals which suggest that the survey was finished or deleted elsewhere. */
const ended: readonly string[] = ['survey_finished', 'unknown_value', 'not_found'];

/**
 * Reloads a survey and its visible units if a refusal suggests that it no longer accepts changes.
 */
export async function readIfEnded(
  client: QueryClient,
  surveyId: string,
  error: unknown,
): Promise<void> {
  if (!isCallFailure(error) || !ended.includes(error.code)) return;
  await client.invalidateQueries({ queryKey: surveyQuery(surveyId).queryKey });
}
