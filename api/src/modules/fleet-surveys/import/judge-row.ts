import { configurationsOf, type UnitType } from '@portal/contract/fleet-surveys';
import { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import { Compile } from 'typebox/compile';
import {
  type FieldFault,
  judgeUnit,
  type UnitColumns,
  type UnitFormValues,
} from '../units/check-unit.ts';
import { isStateIn, typeOf } from './choices.ts';
import { type UnitField, unitFields } from './unit-field.ts';

export type RowValues = Readonly<Partial<Record<UnitField, string>>>;

/** Replaces a missing choice, so that the other fields can be validated. */
const standIn = 'tractor' satisfies UnitType;

const { properties } = fleetSurveyCalls['POST fleet_survey/save_unit'].body;
const validators = Object.fromEntries(
  unitFields.map((field) => [field, Compile(properties[field])]),
);

/**
 * Adds derived values to a row: the type from the configuration, and the country of a plate if its
 * state belongs to the location's country.
 */
export function withDerivedValues(values: RowValues, country: string): RowValues {
  const { configuration, license_plate_state: state } = values;
  const type = values.type ?? typeOf(configuration);
  const isFromHere =
    state !== undefined && values.license_plate_country === undefined && isStateIn(country, state);
  return {
    ...values,
    ...(type !== null && { type }),
    ...(isFromHere && { license_plate_country: country }),
  };
}

interface JudgedRow {
  readonly faults: FieldFault[];
  /** The unit's columns to store; meaningful only without faults. */
  readonly columns: UnitColumns;
}

/**
 * Returns the faulty fields of a row, and the columns to store.
 *
 * @param before the existing unit with this number; fields that the row omits stay
 */
export function judgeRow(
  values: RowValues,
  before: UnitColumns | null,
  thisYear: number,
): JudgedRow {
  const told = new Map<string, unknown>();
  const wrong = new Set<string>();
  for (const field of unitFields) {
    const text = values[field];
    if (text === undefined) continue;
    const value = typed(field, text);
    if (validators[field]?.Check(value)) told.set(field, value);
    else wrong.add(field);
  }
  for (const field of ['type', 'configuration'] as const) {
    if (!told.has(field) && !before) wrong.add(field);
  }
  const type = (told.get('type') ?? before?.type ?? standIn) as UnitType;
  // Each value fits its field's schema, or is omitted.
  const said = {
    ...Object.fromEntries(told),
    unit_number: told.get('unit_number') ?? '',
    type,
    configuration: told.get('configuration') ?? before?.configuration ?? configurationsOf(type)[0],
  } as UnitFormValues;
  const { faults, columns } = judgeUnit(said, before, thisYear);
  const more = faults.filter(
    ({ path }) => !wrong.has(path) && !(path === 'configuration' && wrong.has('type')),
  );
  const invalid = [...wrong].map((path): FieldFault => ({ path, code: 'invalid' }));
  return { faults: [...invalid, ...more], columns };
}

function typed(field: UnitField, text: string): unknown {
  if (field === 'year') return /^\d{1,6}$/.test(text) ? Number(text) : text;
  if (field === 'is_active') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
