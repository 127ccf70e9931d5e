import {
  type ConfigurationCode,
  configurationsOf,
  type Meter,
  type Unit,
  type UnitSaving,
  type UnitType,
  type Vocation,
} from '@portal/contract/fleet-surveys';

/** What the form of a unit holds; empty for what is not said. */
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

/** The fields that hold a line of text. */
export type UnitTextField = Exclude<
  UnitField,
  'type' | 'configuration' | 'vocation' | 'meter' | 'is_active'
>;

const meterOf = { tractor: 'odometer', misc: 'odometer', trailer: 'none', dolly: 'none' } as const;

/** The first configuration of a type. */
const firstConfiguration = (type: UnitType): ConfigurationCode =>
  configurationsOf(type)[0] ?? '6x4';

/** What a type brings along. */
export const ofType = (type: UnitType) => ({
  type,
  configuration: firstConfiguration(type),
  meter: meterOf[type],
});

export const newUnit: UnitValues = {
  unit_number: '',
  ...ofType('tractor'),
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

/** The fields of a form by their names on the wire, which are the same. */
export const unitFields = Object.fromEntries(
  Object.keys(newUnit).map((name) => [name, name]),
) as Readonly<Record<UnitField, UnitField>>;

type Said = Omit<UnitSaving, 'client_key' | 'unit_id' | 'revision' | 'location_id'>;

/** A unit, or what a copy of one starts with, as the form holds it. */
export function valuesOf(said: Unit | Partial<Said>): UnitValues {
  const filled = Object.keys(newUnit).map((name) => {
    const value: unknown = Reflect.get(said, name);
    const start = newUnit[name as UnitField];
    if (value === undefined) return [name, start];
    return [name, typeof start === 'string' ? String(value ?? '') : value];
  });
  return Object.fromEntries(filled) as unknown as UnitValues;
}

/** What the call is sent: null for what is not said. */
export function unitBody(values: UnitValues): Said {
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
