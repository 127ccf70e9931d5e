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
import type { ErrorCode } from '@portal/contract/wire';
import { refuse } from '../../../app/refusal.ts';
import type { UnitsTable } from '../../../db/schema/surveys.ts';

/** The fields of a unit's form, without its location and owner. */
export type UnitFormValues = Omit<
  UnitSaving,
  'client_key' | 'unit_id' | 'revision' | 'location_id' | 'owner'
>;

/** The unit columns that a form sets. */
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

/** Defaults for a new unit of a type. */
const newUnitDefaults = (type: UnitFormValues['type']) => ({
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

/** Returns a text as stored: trimmed, unless `put` does otherwise; null when empty. */
const storedText = (text: string | null, put: (text: string) => string = (each) => each.trim()) =>
  (text === null ? '' : put(text)) || null;

/** A wrong field, with its error code. */
export interface FieldFault {
  readonly path: string;
  readonly code: ErrorCode;
}

interface JudgeUnitResult {
  /** The columns to store; meaningful only when there are no faults. */
  readonly columns: UnitColumns;
  readonly faults: readonly FieldFault[];
}

/**
 * Normalizes a unit's fields for storage and lists those that are wrong.
 *
 * @param before the stored columns; fields that the form omits keep their values
 * @param thisYear the current year; a model year may be at most one later
 */
export function judgeUnit(
  said: UnitFormValues,
  before: UnitColumns | null,
  thisYear: number,
): JudgeUnitResult {
  const number = unitNumber(said.unit_number);
  const all = { ...(before ?? newUnitDefaults(said.type)), ...said };
  const { type, configuration, vocation, meter, is_active, year } = all;
  const vin = storedText(all.vin, vinOf);
  const plate = {
    license_plate: storedText(all.license_plate, plateOf),
    license_plate_state: storedText(all.license_plate_state),
    license_plate_country: storedText(all.license_plate_country),
  };
  const wrong = {
    unit_number: number === null,
    configuration: !configurationsOf(type).includes(configuration),
    vin: vin !== null && isRefusedVin(vin),
    [plateFault(plate) ?? 'license_plate']: plateFault(plate) !== null,
    year: year !== null && (year < surveyLimits.earliestYear || year > thisYear + 1),
  };
  return {
    faults: Object.entries(wrong).flatMap(([path, is]) => (is ? [{ path, code: 'invalid' }] : [])),
    columns: {
      unit_number: number ?? '',
      type,
      configuration,
      vocation,
      meter,
      is_active,
      year,
      vin,
      ...plate,
      dot: storedText(all.dot),
      manufacturer: storedText(all.manufacturer),
      model: storedText(all.model),
    },
  };
}

/**
 * Normalizes a unit's fields for storage and checks them; see {@link judgeUnit}.
 *
 * @throws Refusal `invalid` with the first wrong field
 */
export function checkUnit(...given: Parameters<typeof judgeUnit>): UnitColumns {
  const { columns, faults } = judgeUnit(...given);
  const [first] = faults;
  if (first) throw refuse(first.code, first.path);
  return columns;
}
