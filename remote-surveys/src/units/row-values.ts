import type { UnitsSaving } from '@portal/contract/fleet-surveys';
import type { UploadedUnit } from '../uploaded/uploaded-unit.ts';
import { unitIn } from './unit-draft.ts';
import { newUnit, type UnitField, type UnitValues } from './unit-values.ts';

/** A row as a form holds it: what the file does not say, or says in a way that no form holds, is as in a new unit. */
export function rowValues({ values }: Pick<UploadedUnit, 'values'>): UnitValues {
  const said = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(newUnit, name)),
  );
  const texts = { ...newUnit, ...said, is_active: said.is_active !== 'false' };
  if (unitIn(texts)) return unitIn(texts) ?? newUnit;
  const { type: _, configuration: __, vocation: ___, meter: ____, ...rest } = said;
  return { ...newUnit, ...rest, is_active: texts.is_active };
}

/** What a form holds as a row has it; empty fields are not said. */
export const valuesOfRow = (values: UnitValues): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(values) as [UnitField, string | boolean][])
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, text]) => text.trim() !== ''),
  );

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
