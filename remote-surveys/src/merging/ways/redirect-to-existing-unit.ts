import type { NewSurveyUnit, UnitSaving } from '@portal/contract/fleet-surveys';
import { CallFailure, clientKey } from '@portal/platform/http';
import { type Entry, outbox } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { learnId } from '../../device/names/known-ids.ts';
import { withOptions } from '../settling/replace-entry.ts';
import { server } from '../settling/server.ts';
import { type NewRowNames, withRenamedRows } from './with-renamed-rows.ts';

/**
 * Discards a new unit whose number is taken: writes about it are redirected to the unit that has
 * the number, which is added to the survey instead.
 *
 * @throws CallFailure
 */
export async function redirectToExistingUnit(entry: Entry): Promise<void> {
  const names = await namesOf(entry);
  // Addresses and drafts still refer to it by the new unit's key.
  learnId('unit', entry.id, names.unit?.get(entry.id));
  learnId('inspection', entry.id, names.inspection?.get(entry.id));
  for (const later of await outbox.entries(remote)) {
    if (later.number <= entry.number) continue;
    const options = withRenamedRows(later, names);
    if (JSON.stringify(options) === JSON.stringify(later.options)) continue;
    await outbox.replace(later.id, withOptions(later, options));
  }
  await outbox.discard([entry.id]);
}

/** Server ids of the unit and its inspection, by the new unit's key. */
async function namesOf({ id, call, options }: Entry): Promise<NewRowNames> {
  if (!call.endsWith('add_new_unit_to_survey')) {
    const { location_id, unit_number } = options.body as UnitSaving;
    if (location_id === null) throw gone;
    const body = { location_id, unit_number };
    const { unit } = await server('POST fleet_survey/get_unit_by_number', { body });
    if (!unit) throw gone;
    return { unit: new Map([[id, unit.unit_id]]) };
  }
  const { survey_id, unit_number } = options.body as NewSurveyUnit;
  const client_key = clientKey();
  await server('POST fleet_survey/add_existing_unit_to_survey', {
    body: { survey_id, unit_numbers: [unit_number], client_key },
  });
  const { units } = await server('GET fleet_survey/{surveyId}/units', {
    params: { surveyId: String(survey_id) },
  });
  const sought = unit_number.trim().toLowerCase();
  const found = units.find((unit) => unit.unit_number.toLowerCase() === sought);
  if (!found) throw gone;
  return {
    unit: new Map([[id, found.unit_id]]),
    inspection: new Map([[id, found.unit_inspection_id]]),
  };
}

const gone = new CallFailure({ status: 400, code: 'unknown_value', path: 'unit_number' });
