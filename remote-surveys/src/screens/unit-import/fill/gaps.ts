import { configurationsOf, type UnitType, unitTypes } from '@portal/contract/fleet-surveys';
import type { UploadedUnit } from '../../../uploaded/uploaded-unit.ts';

/** Rows that lack the same: their type, or the configuration of a type. */
export interface Gap {
  readonly field: 'type' | 'configuration';
  /** The type of units that a configuration is wanted of; null where the type is. */
  readonly type: UnitType | null;
  readonly rows: readonly UploadedUnit[];
  readonly choices: readonly string[];
}

/** One row is mended in its own form. */
const fewest = 2;

const isWrong = ({ faults }: Pick<UploadedUnit, 'faults'>, field: string) =>
  faults.some(({ path }) => path === field);

/** What several rows lack, or say in a way that nobody knows: each can be chosen for all of them. */
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

/** A row with what was chosen for it. Another type may want another configuration. */
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
