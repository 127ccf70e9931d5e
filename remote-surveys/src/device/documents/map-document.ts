import {
  type AxleMap,
  type AxleRole,
  begunMap,
  newMap,
  specOfRole,
  torqueUnitOf,
} from '@portal/contract/fleet-surveys';
import { currentUser } from '@portal/platform/session';
import { mapWith } from '../overlay/map-with.ts';
import {
  asMap,
  axlesCall,
  axlesOf,
  blankCall,
  type Device,
  entriesOfUnit,
  oneOf,
  yardSet,
} from './device.ts';
import { surveyRows } from './survey-document.ts';

/**
 * A unit of a survey with its axles, and with what waits of it.
 *
 * @param given what the network has answered just now
 */
export async function mapDocument(
  device: Device,
  survey: string,
  unit: string,
  given: AxleMap | null = null,
): Promise<AxleMap | null> {
  const base = given ?? (await keptMap(device, survey, unit));
  return base && mapWith(base, entriesOfUnit(device, survey, unit), device.person);
}

/** What the server has said of the unit, without what waits of it. */
export async function keptMap(
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
  const blank = kept ?? asMap((await device.newest(blankCall, oneOf(unit)))?.value);
  if (blank) return begunMap(blank, begun);
  const isNew = device.entries.some(({ id }) => id === unit);
  return isNew ? mapOfNew(device, begun) : null;
}

/** The units of what somebody reads, by their choice. */
const formats = {
  '0': { pressure_format: 'bar', tread_depth_format: 'mm' },
  '1': { pressure_format: 'psi', tread_depth_format: '32nds' },
  '2': { pressure_format: 'psi', tread_depth_format: 'mm' },
} as const;

/** A unit that was made here: what its tires are judged by follows from the other units of the yard. */
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
