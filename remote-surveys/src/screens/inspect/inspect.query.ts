import type { AxleMap } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { type QueryClient, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { yard } from '../../yard/yard.query.ts';

interface Inspected {
  readonly surveyId: string;
  readonly unitId: number;
}

/** A unit of a survey with its axles, tires, readings and findings. */
export const axleMapQuery = ({ surveyId, unitId }: Inspected) =>
  queryOptions({
    queryKey: [...yard, 'survey', surveyId, 'axles', unitId],
    queryFn: ({ signal }) =>
      call('GET fleet_survey/{surveyId}/axles/{unitId}', {
        params: { surveyId, unitId: String(unitId) },
        signal,
      }),
  });

/** Takes over what a write answered, for this page and for the survey's list of units. */
export function keepAxleMap(client: QueryClient, at: Inspected, map: AxleMap): void {
  // Other pages load anew what they show of it.
  void client.invalidateQueries({ queryKey: yard, refetchType: 'none' });
  // What was asked before the write would take the answer's place.
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

/** Refusals of a write whose survey may have been finished or deleted elsewhere. */
const ended: readonly string[] = ['survey_finished', 'unknown_value', 'not_found'];

/** Reads a survey and its shown units anew where a refusal says that it takes no changes any more. */
export async function readIfEnded(
  client: QueryClient,
  surveyId: string,
  error: unknown,
): Promise<void> {
  if (!isCallFailure(error) || !ended.includes(error.code)) return;
  await client.invalidateQueries({ queryKey: surveyQuery(surveyId).queryKey });
}
