import { type UnitsSaving, unitTypes } from '@portal/contract/fleet-surveys';
import type { UploadedUnit } from '../uploaded/uploaded-unit.ts';
import { unitIn } from './unit-draft.ts';
import { defaultsOfType, newUnit, type UnitField, type UnitValues } from './unit-values.ts';

/**
 * A row as form values: fields that the file omits, or that no form accepts, get the defaults of a
 * new unit.
 */
export function rowValues({ values }: Pick<UploadedUnit, 'values'>): UnitValues {
  const said = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(newUnit, name)),
  );
  const { type, configuration, vocation, meter, ...rest } = said;
  const kind = unitTypes.find((each) => each === type);
  let form: UnitValues = {
    ...newUnit,
    ...rest,
    // Another type changes the default configuration and meter.
    ...(kind && kind !== newUnit.type && defaultsOfType(kind)),
    is_active: said.is_active !== 'false',
  };
  for (const choice of [{ configuration }, { vocation }, { meter }]) {
    form = unitIn({ ...form, ...choice }) ?? form;
  }
  return form;
}

/**
 * Form values as a row: omits empty fields, and those that neither the file nor the user has set;
 * an existing unit keeps them. Without a row, all fields count as set by the user.
 */
export function valuesOfRow(
  values: UnitValues,
  row?: Pick<UploadedUnit, 'values'>,
): Record<string, string> {
  const shown = row && rowValues(row);
  const isSaid = (name: UnitField) =>
    !shown ||
    name === 'type' ||
    name === 'configuration' ||
    Object.hasOwn(row?.values ?? {}, name) ||
    values[name] !== shown[name];
  return Object.fromEntries(
    (Object.entries(values) as [UnitField, string | boolean][])
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([name, text]) => text.trim() !== '' && isSaid(name)),
  );
}

/** Body of the call for a row without faults: the fields that it contains. */
export function rowBody({ row, values, existing }: UploadedUnit): UnitsSaving['units'][number] {
  const { year, is_active, ...texts } = values;
  const { unit_id, revision } = existing ?? {};
  const said = {
    row,
    ...(unit_id !== undefined && { unit_id }),
    ...(revision !== undefined && { revision }),
    ...texts,
    ...(year !== undefined && { year: Number(year) }),
    ...(is_active !== undefined && { is_active: is_active === 'true' }),
  };
  // Its texts are valid codes where the call expects codes: the server has checked them.
  return said as unknown as UnitsSaving['units'][number];
}
