import type { SurveyRow, Unit } from '@portal/contract/fleet-surveys';
import type { DocumentName, NewEntry } from '@portal/platform/offline';
import { learnId } from '../names/known-ids.ts';

/** Rows in an answer whose ids can be learned. */
interface Rows {
  readonly survey?: Pick<SurveyRow, 'survey_id'>;
  readonly unit?: Pick<Unit, 'unit_id'>;
  readonly inspection?: { readonly unit_id: number; readonly unit_inspection_id: number };
  readonly added?: readonly { readonly unit_inspection_id: number }[];
  readonly tire_change_id?: number;
}

type WrittenEntry = Pick<NewEntry, 'id' | 'options'>;

const rowsIn = (answer: unknown): Rows =>
  typeof answer === 'object' && answer !== null ? (answer as Rows) : {};

/** Learns the ids of rows that a call named by key. */
export function learnIdsFromRead(call: string, { params }: DocumentName, answer: unknown): void {
  const named = (params ?? {}) as Readonly<Record<string, unknown>>;
  const { survey, unit, inspection } = rowsIn(answer);
  learnId('survey', named.surveyId, survey?.survey_id);
  learnId('unit', named.unitId, inspection?.unit_id ?? unit?.unit_id);
  if (call === 'GET fleet_survey/get_unit/{id}') learnId('unit', named.id, unit?.unit_id);
}

/** Learns the ids of rows created by a write. */
export function learnIdsFromWrite(
  call: string,
  { id: key, options }: WrittenEntry,
  answer: unknown,
): void {
  const { survey, unit, inspection, added = [], tire_change_id } = rowsIn(answer);
  if (call === 'POST fleet_survey/create_survey') learnId('survey', key, survey?.survey_id);
  if (call === 'POST fleet_survey/replace_tires') learnId('change', key, tire_change_id);
  if (call === 'POST fleet_survey/add_new_unit_to_survey') {
    learnId('unit', key, unit?.unit_id);
    learnId('inspection', key, inspection?.unit_inspection_id);
  }
  // A unit that existed before is not named by the key.
  const isNew = !Object.hasOwn(options.body ?? {}, 'unit_id');
  if (call === 'POST fleet_survey/save_unit' && isNew) learnId('unit', key, unit?.unit_id);
  if (call === 'POST fleet_survey/add_existing_unit_to_survey' && added.length === 1)
    learnId('inspection', key, added[0]?.unit_inspection_id);
}
