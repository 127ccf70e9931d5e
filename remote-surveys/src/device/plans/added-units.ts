import {
  addedInspection,
  type Inspection,
  madeUnit,
  type NewSurveyUnit,
  type Unit,
  type UnitsToSurvey,
  unitNumber,
  unitsList,
} from '@portal/contract/fleet-surveys';
import type { Device } from '../documents/device.ts';
import { overviewDocument } from '../documents/overview-document.ts';
import { unitDocument, yardRow } from '../documents/unit-document.ts';
import { knownUnits } from '../documents/unit-lists.ts';
import { keyAsId } from '../names/local-names.ts';
import type { AddedNewUnitRows, AddedUnitRows } from '../overlay/overview-with-writes.ts';
import { sortRows } from '../overlay/page-of-rows.ts';
import { locationFieldsOf } from '../overlay/unit-with-writes.ts';

/** Result of adding units to a survey, as far as this device knows them. */
export interface ChosenUnits {
  /** Units not on the survey yet, sorted by number. */
  readonly units: readonly Unit[];
  readonly already_there: number;
  readonly unknown_numbers: readonly string[];
}

/** Finds the units to add to a survey; null if this device does not know them all. */
export async function chosenUnits(
  device: Device,
  said: UnitsToSurvey,
): Promise<ChosenUnits | null> {
  const overview = await overviewDocument(device, String(said.survey_id));
  if (!overview) return null;
  const { location_id } = overview.survey;
  const named = await Promise.all((said.units ?? []).map((id) => unitDocument(device, String(id))));
  if (named.some((details) => details === null)) return null;
  const isOfYard = said.is_whole_location || said.not_surveyed_since !== undefined;
  const numbers = said.unit_numbers ?? [];
  const known = await knownUnits(device, isOfYard ? { location_id } : {});
  if ((isOfYard || numbers.length > 0) && !known) return null;
  const { not_surveyed_since: since } = said;
  const standing = (isOfYard ? (known ?? []) : []).filter(
    ({ is_active, last_survey_date: last }) =>
      is_active && (said.is_whole_location || last === null || last < (since ?? '')),
  );
  const byNumber = numbers.map((text) => {
    const number = unitNumber(text)?.toLowerCase();
    return known?.find((unit) => unit.unit_number.toLowerCase() === number) ?? text;
  });
  const found = [
    ...named.flatMap((details) => details?.unit ?? []),
    ...byNumber.filter((each) => typeof each !== 'string'),
    ...standing,
  ];
  const each = [...new Map(found.map((unit) => [unit.unit_id, unit])).values()];
  const there = new Set(overview.units.map(({ unit_id }) => unit_id));
  const first = { page_number: 1, page_size: each.length };
  return {
    units: sortRows(
      each.filter(({ unit_id }) => !there.has(unit_id)),
      unitsList,
      first,
    ),
    already_there: each.filter(({ unit_id }) => there.has(unit_id)).length,
    unknown_numbers: byNumber.filter((text) => typeof text === 'string'),
  };
}

/**
 * The inspections that units get on a survey. Only a unit added alone can be named by the key of
 * its write.
 */
export function addedUnitRows(chosen: ChosenUnits, key: string): AddedUnitRows {
  const { units, already_there, unknown_numbers } = chosen;
  const nameOf = (unit: Unit) => (units.length === 1 ? key : `${key}/${unit.unit_id}`);
  return {
    added: units.map((unit): Inspection => addedInspection(unit, keyAsId(nameOf(unit)))),
    already_there,
    unknown_numbers,
  };
}

/** The rows that a new unit gets; null if the location of its survey is not known. */
export async function addedNewUnitRows(
  device: Device,
  said: NewSurveyUnit,
  key: string,
): Promise<AddedNewUnitRows | null> {
  const overview = await overviewDocument(device, String(said.survey_id));
  const yard = overview && (await yardRow(device, overview.survey.location_id));
  if (!yard) return null;
  const { client_key: _, survey_id: __, ...unitSaid } = said;
  const unit = madeUnit(unitSaid, locationFieldsOf(yard), keyAsId(key));
  return { unit, inspection: addedInspection(unit, keyAsId(key)) };
}
