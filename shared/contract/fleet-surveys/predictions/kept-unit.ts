import type { Unit, UnitSaving } from '../fleet-surveys-types.ts';
import { plateOf } from '../units/plate.ts';
import { unitNumber } from '../units/unit-number.ts';
import { vinOf } from '../units/vin.ts';

type UnitInput = Omit<UnitSaving, 'client_key' | 'unit_id' | 'revision' | 'location_id' | 'tires'>;
/** The account and location of a unit. */
type UnitLocation = Pick<Unit, 'account' | 'location_id' | 'location_code'>;

const meterOf = { tractor: 'odometer', misc: 'odometer', trailer: 'none', dolly: 'none' } as const;

const written = (text: string | null, put = (each: string) => each.trim()): string | null =>
  (text === null ? '' : put(text)) || null;

const plain = (type: UnitInput['type']) => ({
  vin: null,
  dot: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
  vocation: null,
  manufacturer: null,
  model: null,
  year: null,
  owner: null,
  meter: meterOf[type],
  is_active: true,
});

/** Returns a unit's fields as stored after a save; fields omitted by the form stay unchanged. */
function keptFields(said: UnitInput, before: Unit | null) {
  const all = { ...(before ?? plain(said.type)), ...said };
  return {
    unit_number: unitNumber(all.unit_number) ?? all.unit_number,
    type: all.type,
    configuration: all.configuration,
    vin: written(all.vin, vinOf),
    dot: written(all.dot),
    license_plate: written(all.license_plate, plateOf),
    license_plate_state: written(all.license_plate_state),
    license_plate_country: written(all.license_plate_country),
    vocation: all.vocation,
    manufacturer: written(all.manufacturer),
    model: written(all.model),
    year: all.year,
    owner: written(all.owner),
    meter: all.meter,
    is_active: all.is_active,
  };
}

/**
 * Returns a new unit.
 *
 * @param id a placeholder for the server's id
 */
export const madeUnit = (said: UnitInput, standing: UnitLocation, id: number): Unit => ({
  unit_id: id,
  revision: 1,
  ...standing,
  ...keptFields(said, null),
  is_tires_exist: false,
  last_survey_date: null,
});

/** Returns a unit after it was changed or moved. Saving the same values is no change. */
export function changedUnit(
  unit: Unit,
  { revision = 0, ...said }: UnitInput & { readonly revision?: number | undefined },
  standing: Pick<UnitLocation, 'location_id' | 'location_code'>,
): Unit {
  const next = { ...unit, ...standing, ...keptFields(said, unit) };
  return JSON.stringify(next) === JSON.stringify(unit)
    ? unit
    : { ...next, revision: Math.max(unit.revision, revision + 1) };
}
