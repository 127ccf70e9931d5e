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

/** What a form says of a unit, apart from where it stands and whose it is. */
export type Said = Omit<
  UnitSaving,
  'client_key' | 'unit_id' | 'revision' | 'location_id' | 'owner'
>;

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

/** A field that is wrong, and how. */
export interface FieldFault {
  readonly path: string;
  readonly code: ErrorCode;
}

interface Judged {
  /** What would be kept; of use when there are no faults. */
  readonly columns: UnitColumns;
  readonly faults: readonly FieldFault[];
}

/**
 * Puts what is said of a unit as it is kept, and says which fields are wrong.
 *
 * @param before what is kept of it; what the form leaves out stays so
 * @param thisYear no unit is of a later model year than the next
 */
export function judgeUnit(said: Said, before: UnitColumns | null, thisYear: number): Judged {
  const number = unitNumber(said.unit_number);
  const all = { ...(before ?? plain(said.type)), ...said };
  const { type, configuration, vocation, meter, is_active, year } = all;
  const vin = written(all.vin, vinOf);
  const plate = {
    license_plate: written(all.license_plate, plateOf),
    license_plate_state: written(all.license_plate_state),
    license_plate_country: written(all.license_plate_country),
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
      dot: written(all.dot),
      manufacturer: written(all.manufacturer),
      model: written(all.model),
    },
  };
}

/**
 * Checks what is said of a unit, and puts it as it is kept; see {@link judgeUnit}.
 *
 * @throws Refusal `invalid` with the field
 */
export function checkUnit(...given: Parameters<typeof judgeUnit>): UnitColumns {
  const { columns, faults } = judgeUnit(...given);
  const [first] = faults;
  if (first) throw refuse(first.code, first.path);
  return columns;
}
