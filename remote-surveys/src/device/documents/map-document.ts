import {
  type AxleMap,
  type AxleRole,
  begunMap,
  newMap,
  specOfRole,
  torqueUnitOf,
} from '@portal/contract/fleet-surveys';
import { currentUser } from '@portal/platform/session';
import { mapWithWrites } from '../overlay/map-with-writes.ts';
import {
  asMap,
  axlesCall,
  axlesOf,
  blankCall,
  byId,
  type Device,
  entriesOfUnit,
  yardSet,
} from './device.ts';
import { surveyRows } from './survey-document.ts';

/**
 * A unit of a survey with its axles, with its waiting writes applied.
 *
 * @param given the network's fresh answer
 */
export async function mapDocument(
  device: Device,
  survey: string,
  unit: string,
  given: AxleMap | null = null,
): Promise<AxleMap | null> {
  const base = given ?? (await serverMap(device, survey, unit));
  return base && mapWithWrites(base, entriesOfUnit(device, survey, unit), device.person);
}

/** The server's last state of the unit, without waiting writes. */
export async function serverMap(
  device: Device,
  survey: string,
  unit: string,
): Promise<AxleMap | null> {
  const kept = asMap((await device.newest(axlesCall, axlesOf(survey, unit)))?.value);
  if (kept && String(kept.survey.survey_id) !== '0') return kept;
  const rows = await surveyRows(device, survey);
  const inspection = rows?.units.find(({ unit_id }) => String(unit_id) === unit);
  if (!rows || !inspection) return null;
  const begun = { survey: rows.survey, inspection };
  const blank = kept ?? asMap((await device.newest(blankCall, byId(unit)))?.value);
  if (blank) return begunMap(blank, begun);
  const isNew = device.entries.some(({ id }) => id === unit);
  return isNew ? mapOfNew(device, begun) : null;
}

/** Units of measure by the user's setting. */
const formats = {
  '0': { pressure_format: 'bar', tread_depth_format: 'mm' },
  '1': { pressure_format: 'psi', tread_depth_format: '32nds' },
  '2': { pressure_format: 'psi', tread_depth_format: 'mm' },
} as const;

/**
 * Map of a unit created on this device: its specs are inferred from the other units of the
 * location.
 */
async function mapOfNew(
  device: Device,
  begun: Pick<AxleMap, 'survey' | 'inspection'>,
): Promise<AxleMap> {
  const taken = await device.takenOf(yardSet(begun.survey.location_id), blankCall);
  const others = taken.flatMap(({ value }) => asMap(value) ?? []);
  const units = currentUser()?.UnitOfMeasurement ?? '0';
  const shown = { ...formats[units], torque_format: torqueUnitOf(units) };
  return newMap(begun, shown, (role: AxleRole) => specOfRole(others, role, shown));
}
