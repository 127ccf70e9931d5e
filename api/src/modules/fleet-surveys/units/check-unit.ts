import {
  configurationsOf,
  isRefusedVin,
  plateFault,
  plateOf,
  surveyLimits,
  type UnitSaving,
  unitNumber,
  vinOf,
} from '@portal/contract/fleet-surveys';
import { refuse } from '../../../app/refusal.ts';
import type { UnitsTable } from '../../../db/schema/surveys.ts';

/** What a form says of a unit, apart from where it stands and whose it is. */
type Said = Omit<UnitSaving, 'client_key' | 'unit_id' | 'revision' | 'location_id' | 'owner'>;

/** The columns of a unit that a form decides. */
export type UnitColumns = Pick<
  UnitsTable,
  | 'unit_number'
  | 'type'
  | 'configuration'
  | 'vocation'
  | 'meter'
  | 'vin'
  | 'dot'
  | 'license_plate'
  | 'license_plate_state'
  | 'license_plate_country'
  | 'manufacturer'
  | 'model'
  | 'year'
> & { readonly is_active: boolean };

const meterOf = { tractor: 'odometer', misc: 'odometer', trailer: 'none', dolly: 'none' } as const;

/** What a unit is that nobody has said more of. */
const plain = (type: Said['type']) => ({
  vocation: null,
  meter: meterOf[type],
  is_active: true,
  vin: null,
  dot: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
  manufacturer: null,
  model: null,
  year: null,
});

/** A text as it is kept: null where nothing is written. */
const written = (text: string | null, put: (text: string) => string = (each) => each.trim()) =>
  (text === null ? '' : put(text)) || null;

/**
 * Checks what is said of a unit, and puts it as it is kept.
 *
 * @param before what is kept of it; what the form leaves out stays so
 * @param thisYear no unit is of a later model year than the next
 * @throws Refusal `invalid` with the field
 */
export function checkUnit(said: Said, before: UnitColumns | null, thisYear: number): UnitColumns {
  const number = unitNumber(said.unit_number);
  if (number === null) throw refuse('invalid', 'unit_number');
  if (!configurationsOf(said.type).includes(said.configuration)) {
    throw refuse('invalid', 'configuration', `A ${said.type} has no such configuration.`);
  }
  const all = { ...(before ?? plain(said.type)), ...said, unit_number: number };
  const vin = written(all.vin, vinOf);
  if (vin !== null && isRefusedVin(vin)) throw refuse('invalid', 'vin');
  const plate = {
    license_plate: written(all.license_plate, plateOf),
    license_plate_state: written(all.license_plate_state),
    license_plate_country: written(all.license_plate_country),
  };
  const wrong = plateFault(plate);
  if (wrong !== null) throw refuse('invalid', wrong);
  if (all.year !== null && (all.year < surveyLimits.earliestYear || all.year > thisYear + 1)) {
    throw refuse('invalid', 'year');
  }
  const { type, configuration, vocation, meter, is_active, year } = all;
  return {
    unit_number: number,
    type,
    configuration,
    vocation,
    meter,
    is_active,
    year,
    vin,
    ...plate,
    dot: written(all.dot),
    manufacturer: written(all.manufacturer),
    model: written(all.model),
  };
}
