import { configurationsOf, type UnitType, unitTypes } from '@portal/contract/fleet-surveys';
import type { UploadedUnit } from '../../../uploaded/uploaded-unit.ts';

/** Rows that lack the same field: their type, or the configuration for a type. */
export interface Gap {
  readonly field: 'type' | 'configuration';
  /** The unit type whose configuration is missing; null if the type itself is missing. */
  readonly type: UnitType | null;
  readonly rows: readonly UploadedUnit[];
  readonly choices: readonly string[];
}

/** A single row is corrected in its own form. */
const fewest = 2;

const isWrong = ({ faults }: Pick<UploadedUnit, 'faults'>, field: string) =>
  faults.some(({ path }) => path === field);

/** Fields that are missing or unknown in several rows, and can be set for all of them at once. */
export function gapsIn(rows: readonly UploadedUnit[]): Gap[] {
  const typeless = rows.filter((row) => isWrong(row, 'type'));
  const unconfigured = rows.filter((row) => isWrong(row, 'configuration') && !isWrong(row, 'type'));
  return [
    { field: 'type' as const, type: null, rows: typeless, choices: unitTypes },
    ...unitTypes.map((type) => ({
      field: 'configuration' as const,
      type,
      rows: unconfigured.filter(({ values }) => values.type === type),
      choices: configurationsOf(type),
    })),
  ].filter(({ rows: lacking }) => lacking.length >= fewest);
}

/** A row with the chosen value. A new type may make its configuration invalid. */
export function filled(row: UploadedUnit, field: Gap['field'], value: string): UploadedUnit {
  const faults = row.faults.filter(({ path }) => path !== field);
  const { configuration } = row.values;
  const isUnfit =
    field === 'type' &&
    !isWrong(row, 'configuration') &&
    !configurationsOf(value as UnitType).some((code) => code === configuration);
  return {
    ...row,
    values: { ...row.values, [field]: value },
    faults: isUnfit ? [...faults, { path: 'configuration', code: 'invalid' }] : faults,
  };
}
