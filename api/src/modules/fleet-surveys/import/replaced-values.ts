import type { UnitColumns } from '../units/check-unit.ts';
import type { PresentUnit } from '../units/write-change.ts';

/** What a row says of a unit; the owner is named, and undefined where the row does not say it. */
export interface SaidOfUnit {
  readonly columns: UnitColumns;
  readonly owner: string | null | undefined;
}

/** The owner that a unit is to have, by name; what the row leaves out stays. */
export const ownerAfter = (
  { owner }: Pick<SaidOfUnit, 'owner'>,
  before: string | null,
): string | null => (owner === undefined ? before : owner?.trim().normalize('NFC') || null);

/** The values that others take the place of, by the names on the wire. */
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

/** Whether a row says nothing of a unit that is not kept already. */
export function isUnchanged(
  said: SaidOfUnit,
  present: PresentUnit,
  owners: ReadonlyMap<number, string>,
): boolean {
  const owner = owners.get(present.owner_id ?? 0) ?? null;
  const after = { ...said.columns, owner: ownerAfter(said, owner) };
  return Object.keys(replacedValues(after, { ...present, owner })).length === 0;
}
