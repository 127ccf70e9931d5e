import { changedUnit, madeUnit, type Unit, type UnitSaving } from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { keyAsId } from '../names/local-names.ts';
import type { AddedNewUnitRows } from './overview-with-writes.ts';

/** A location, reduced to the fields that its units carry. */
export interface Yard {
  readonly location_id: number;
  readonly code: string;
  /** Number of the account. */
  readonly account: string;
}

const saving = 'POST fleet_survey/save_unit';

/** Whether an entry creates a unit. */
export const createsUnit = (entry: SurveyEntry): boolean =>
  entry.call === 'POST fleet_survey/add_new_unit_to_survey' ||
  (entry.call === saving && bodyOf<UnitSaving>(entry).unit_id === undefined);

/** The unit an entry creates; null if it creates none, or its location is not known. */
export function unitCreatedBy(entry: SurveyEntry, yard: Yard | null): Unit | null {
  if (entry.call === 'POST fleet_survey/add_new_unit_to_survey')
    return (entry.read as AddedNewUnitRows | undefined)?.unit ?? null;
  if (!createsUnit(entry) || !yard) return null;
  const { location_id: _, ...said } = bodyOf<UnitSaving>(entry);
  return madeUnit(said, locationFieldsOf(yard), keyAsId(entry.id));
}

/**
 * Applies waiting writes to a unit.
 *
 * @param yardOf returns a location the unit may be moved to; null if it is not known
 */
export const unitWithWrites = (
  unit: Unit,
  entries: readonly SurveyEntry[],
  yardOf: (locationId: number) => Yard | null,
): Unit =>
  entries.reduce((now, entry) => {
    if (entry.call !== saving || createsUnit(entry)) return now;
    const { client_key: _, unit_id, location_id, tires: __, ...said } = bodyOf<UnitSaving>(entry);
    if (String(unit_id) !== String(unit.unit_id)) return now;
    const isMoved = location_id !== now.location_id;
    const code = location_id === null ? null : (yardOf(location_id)?.code ?? null);
    const location_code = isMoved ? code : now.location_code;
    return changedUnit(now, said, { location_id, location_code });
  }, unit);

/** The location fields of a unit. */
export const locationFieldsOf = ({ account, location_id, code }: Yard) => ({
  account,
  location_id,
  location_code: code,
});
