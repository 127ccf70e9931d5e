import { type UnitsSaving, unitTypes } from '@portal/contract/fleet-surveys';
import { unitIn } from '../../units/unit-draft.ts';
import { newUnit, ofType, type UnitField, type UnitValues } from '../../units/unit-values.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';

/** A row as a form holds it: what the file does not say, or says in a way that no form holds, is as in a new unit. */
export function rowValues({ values }: Pick<UploadedUnit, 'values'>): UnitValues {
  const said = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(newUnit, name)),
  );
  const { type, configuration, vocation, meter, ...rest } = said;
  const kind = unitTypes.find((each) => each === type);
  let form: UnitValues = {
    ...newUnit,
    ...rest,
    // Another type brings its own configuration and meter along.
    ...(kind && kind !== newUnit.type && ofType(kind)),
    is_active: said.is_active !== 'false',
  };
  for (const choice of [{ configuration }, { vocation }, { meter }]) {
    form = unitIn({ ...form, ...choice }) ?? form;
  }
  return form;
}

/**
 * What a form holds as a row has it: empty fields are not said, nor are those of which neither the file nor the
 * person says anything. A unit that is there keeps them.
 */
export function valuesOfRow(
  values: UnitValues,
  row: Pick<UploadedUnit, 'values'>,
): Record<string, string> {
  const shown = rowValues(row);
  const isSaid = (name: UnitField) =>
    name === 'type' ||
    name === 'configuration' ||
    Object.hasOwn(row.values, name) ||
    values[name] !== shown[name];
  return Object.fromEntries(
    (Object.entries(values) as [UnitField, string | boolean][])
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([name, text]) => text.trim() !== '' && isSaid(name)),
  );
}

/** What the call is sent of a row that nothing is wrong with: the fields that it says. */
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
  // Its texts are codes where the call has codes, or the server would have said so.
  return said as unknown as UnitsSaving['units'][number];
}
