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
import { unitsAtHand } from '../documents/unit-lists.ts';
import { idOf } from '../names/own-names.ts';
import type { ReadAdded, ReadAddedNew } from '../overlay/overview-with.ts';
import { inOrder } from '../overlay/own-page.ts';
import { standingAt } from '../overlay/unit-with.ts';

/** What adding units to a survey comes to, as this device knows them. */
export interface ChosenUnits {
  /** Those that the survey does not have yet, in the order of their numbers. */
  readonly units: readonly Unit[];
  readonly already_there: number;
  readonly unknown_numbers: readonly string[];
}

/** Finds the units that are to be added to a survey; null where this device does not know them all. */
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
  const known = await unitsAtHand(device, isOfYard ? { location_id } : {});
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
    units: inOrder(
      each.filter(({ unit_id }) => !there.has(unit_id)),
      unitsList,
      first,
    ),
    already_there: each.filter(({ unit_id }) => there.has(unit_id)).length,
    unknown_numbers: byNumber.filter((text) => typeof text === 'string'),
  };
}

/** The rows that units become on a survey. Only one that comes alone can be named by the key of its write. */
export function readAdded(chosen: ChosenUnits, key: string): ReadAdded {
  const { units, already_there, unknown_numbers } = chosen;
  const nameOf = (unit: Unit) => (units.length === 1 ? key : `${key}/${unit.unit_id}`);
  return {
    added: units.map((unit): Inspection => addedInspection(unit, idOf(nameOf(unit)))),
    already_there,
    unknown_numbers,
  };
}

/** The rows that a new unit becomes; null where the yard of its survey is not known. */
export async function readAddedNew(
  device: Device,
  said: NewSurveyUnit,
  key: string,
): Promise<ReadAddedNew | null> {
  const overview = await overviewDocument(device, String(said.survey_id));
  const yard = overview && (await yardRow(device, overview.survey.location_id));
  if (!yard) return null;
  const { client_key: _, survey_id: __, ...unitSaid } = said;
  const unit = madeUnit(unitSaid, standingAt(yard), idOf(key));
  return { unit, inspection: addedInspection(unit, idOf(key)) };
}
