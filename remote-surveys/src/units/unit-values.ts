import {
  type ConfigurationCode,
  configurationsOf,
  type Meter,
  type Unit,
  type UnitSaving,
  type UnitType,
  type Vocation,
} from '@portal/contract/fleet-surveys';

/** Form values of a unit; empty strings for unknown values. */
export interface UnitValues {
  readonly unit_number: string;
  readonly type: UnitType;
  readonly configuration: ConfigurationCode;
  readonly vocation: Vocation | '';
  readonly owner: string;
  readonly meter: Meter;
  readonly is_active: boolean;
  readonly vin: string;
  readonly year: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly dot: string;
  readonly license_plate: string;
  readonly license_plate_country: string;
  readonly license_plate_state: string;
}

export type UnitField = keyof UnitValues;

/** The text fields. */
export type UnitTextField = Exclude<
  UnitField,
  'type' | 'configuration' | 'vocation' | 'meter' | 'is_active'
>;

const meterOf = { tractor: 'odometer', misc: 'odometer', trailer: 'none', dolly: 'none' } as const;

const firstConfiguration = (type: UnitType): ConfigurationCode =>
  configurationsOf(type)[0] ?? '6x4';

/** Default values of a type. */
export const defaultsOfType = (type: UnitType) => ({
  type,
  configuration: firstConfiguration(type),
  meter: meterOf[type],
});

export const newUnit: UnitValues = {
  unit_number: '',
  ...defaultsOfType('tractor'),
  configuration: '6x4',
  vocation: '',
  owner: '',
  is_active: true,
  vin: '',
  year: '',
  manufacturer: '',
  model: '',
  dot: '',
  license_plate: '',
  license_plate_country: '',
  license_plate_state: '',
};

/** Wire names of the form's fields, which are the same. */
export const unitFields = Object.fromEntries(
  Object.keys(newUnit).map((name) => [name, name]),
) as Readonly<Record<UnitField, UnitField>>;

type UnitInput = Omit<UnitSaving, 'client_key' | 'unit_id' | 'revision' | 'location_id'>;

/** A unit, or the initial values of a copy, as form values. */
export function valuesOf(said: Unit | Partial<UnitInput>): UnitValues {
  const filled = Object.keys(newUnit).map((name) => {
    const value: unknown = Reflect.get(said, name);
    const start = newUnit[name as UnitField];
    if (value === undefined) return [name, start];
    return [name, typeof start === 'string' ? String(value ?? '') : value];
  });
  return Object.fromEntries(filled) as unknown as UnitValues;
}

/** Body of the call, with null for empty fields. */
export function unitBody(values: UnitValues): UnitInput {
  const text = (field: UnitTextField) => values[field].trim() || null;
  return {
    unit_number: values.unit_number,
    type: values.type,
    configuration: values.configuration,
    vocation: values.vocation || null,
    owner: text('owner'),
    meter: values.meter,
    is_active: values.is_active,
    vin: text('vin'),
    year: values.year.trim() === '' ? null : Number(values.year),
    manufacturer: text('manufacturer'),
    model: text('model'),
    dot: text('dot'),
    license_plate: text('license_plate'),
    license_plate_country: text('license_plate_country'),
    license_plate_state: text('license_plate_state'),
  };
}
