import { changedUnit, madeUnit, type Unit, type UnitSaving } from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { idOf } from '../names/own-names.ts';
import type { ReadAddedNew } from './overview-with.ts';

/** A yard, as far as its units say it. */
export interface Yard {
  readonly location_id: number;
  readonly code: string;
  /** Number of the account. */
  readonly account: string;
}

const saving = 'POST fleet_survey/save_unit';

/** Whether an entry makes a unit. */
export const makesUnit = (entry: SurveyEntry): boolean =>
  entry.call === 'POST fleet_survey/add_new_unit_to_survey' ||
  (entry.call === saving && bodyOf<UnitSaving>(entry).unit_id === undefined);

/** The unit that an entry makes; null where it makes none, or its yard is not known. */
export function unitMadeBy(entry: SurveyEntry, yard: Yard | null): Unit | null {
  if (entry.call === 'POST fleet_survey/add_new_unit_to_survey')
    return (entry.read as ReadAddedNew | undefined)?.unit ?? null;
  if (!makesUnit(entry) || !yard) return null;
  const { location_id: _, ...said } = bodyOf<UnitSaving>(entry);
  return madeUnit(said, standingAt(yard), idOf(entry.id));
}

/**
 * A unit as it will be once the server has what waits of it.
 *
 * @param yardOf a yard that it may be moved to; null where it is not known
 */
export const unitWith = (
  unit: Unit,
  entries: readonly SurveyEntry[],
  yardOf: (locationId: number) => Yard | null,
): Unit =>
  entries.reduce((now, entry) => {
    if (entry.call !== saving || makesUnit(entry)) return now;
    const { client_key: _, unit_id, location_id, tires: __, ...said } = bodyOf<UnitSaving>(entry);
    if (String(unit_id) !== String(unit.unit_id)) return now;
    const isMoved = location_id !== now.location_id;
    const code = location_id === null ? null : (yardOf(location_id)?.code ?? null);
    const location_code = isMoved ? code : now.location_code;
    return changedUnit(now, said, { location_id, location_code });
  }, unit);

/** Where a unit of a yard stands. */
export const standingAt = ({ account, location_id, code }: Yard) => ({
  account,
  location_id,
  location_code: code,
});
