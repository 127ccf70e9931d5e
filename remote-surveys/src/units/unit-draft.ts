import {
  configurationsOf,
  meters,
  type UnitType,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import { newUnit, type UnitField, type UnitValues } from './unit-values.ts';

/** Form values from browser storage; null if they are not valid. */
export function unitIn(kept: unknown): UnitValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.keys(newUnit) as UnitField[];
  const ours = fields.every((name) => typeof Reflect.get(kept, name) === typeof newUnit[name]);
  if (!ours) return null;
  const values = Object.fromEntries(
    fields.map((name) => [name, Reflect.get(kept, name)]),
  ) as unknown as UnitValues;
  return isListed(values) ? values : null;
}

/** Codes may have changed since they were stored. */
function isListed({ type, configuration, vocation, meter }: UnitValues): boolean {
  const types: readonly UnitType[] = unitTypes;
  return (
    types.includes(type) &&
    configurationsOf(type).includes(configuration) &&
    (vocation === '' || vocations.includes(vocation)) &&
    meters.includes(meter)
  );
}
