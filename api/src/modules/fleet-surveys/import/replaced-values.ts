import type { UnitColumns } from '../units/check-unit.ts';
import type { PresentUnit } from '../units/write-change.ts';

/** A row's values for a unit; the owner is given by name, and undefined if the row omits it. */
export interface UnitRowValues {
  readonly columns: UnitColumns;
  readonly owner: string | null | undefined;
}

/** The name of the unit's owner afterwards; it stays if the row omits it. */
export const ownerAfter = (
  { owner }: Pick<UnitRowValues, 'owner'>,
  before: string | null,
): string | null => (owner === undefined ? before : owner?.trim().normalize('NFC') || null);

/** Returns the values to be replaced, by their names on the wire. */
export const replacedValues = (
  after: Readonly<Record<string, unknown>>,
  before: PresentUnit & { readonly owner: string | null },
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const stood = before[name as keyof typeof before];
      return stood === value ? [] : [[name, stood]];
    }),
  );

/** Whether a row changes nothing of a stored unit. */
export function isUnchanged(
  said: UnitRowValues,
  present: PresentUnit,
  owners: ReadonlyMap<number, string>,
): boolean {
  const owner = owners.get(present.owner_id ?? 0) ?? null;
  const after = { ...said.columns, owner: ownerAfter(said, owner) };
  return Object.keys(replacedValues(after, { ...present, owner })).length === 0;
}
