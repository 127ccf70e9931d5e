import type { AxleMap, SurveyOverview } from '@portal/contract/fleet-surveys';
import type { QueryClient } from '@portal/platform/query';
import { yardQueryKey } from '../yard/yard.query.ts';
import type { SurveyChange } from './events.ts';

/** Keys of the queries that show a survey, as used by its screens. */
const survey = (id: string) => [...yardQueryKey, 'survey', id];
const axles = (id: string, unit: number) => [...survey(id), 'axles', unit];

/** Whether the data on screen already includes a change, such as one made by this page. */
export function isAlreadyShown(
  client: QueryClient,
  surveyId: string,
  change: SurveyChange,
): boolean {
  const { kind, unit_id, position, revision } = change;
  const map = unit_id === null ? undefined : client.getQueryData<AxleMap>(axles(surveyId, unit_id));
  if (kind === 'reading') return map !== undefined && readingAt(map, position) >= revision;
  if (kind === 'inspection') return map !== undefined && map.inspection.revision >= revision;
  const overview = client.getQueryData<SurveyOverview>(survey(surveyId));
  return kind === 'survey' && overview !== undefined && overview.survey.revision >= revision;
}

function readingAt(map: AxleMap, position: string | undefined): number {
  const wheels = map.axles.flatMap(({ left_side, right_side }) => [
    ...left_side.wheels,
    ...right_side.wheels,
  ]);
  return wheels.find((wheel) => wheel.position === position)?.reading?.revision ?? 0;
}

/** Reloads the changed units and their photos, if they are on screen. */
export function loadUnits(
  client: QueryClient,
  surveyId: string,
  changes: readonly SurveyChange[],
): void {
  if (changes.some(({ kind }) => kind === 'survey')) loadAll(client, surveyId);
  const units = new Set(changes.flatMap(({ unit_id }) => unit_id ?? []));
  for (const unit of units) {
    void client.invalidateQueries({ queryKey: axles(surveyId, unit) });
    void client.invalidateQueries({ queryKey: [...survey(surveyId), 'unit', String(unit)] });
  }
  for (const { kind, inspection_id } of changes)
    if (kind === 'image')
      void client.invalidateQueries({ queryKey: [...yardQueryKey, 'photos', inspection_id] });
}

/** Reloads the survey's own rows: its list of units and its progress. */
export function loadSurvey(client: QueryClient, surveyId: string): void {
  void client.invalidateQueries({ queryKey: survey(surveyId), exact: true });
  void client.invalidateQueries({ queryKey: [...survey(surveyId), 'summary'] });
}

/** Reloads everything of a survey, when it is not known what has changed. */
export const loadAll = (client: QueryClient, surveyId: string): void =>
  void client.invalidateQueries({ queryKey: survey(surveyId) });
