import { roundHalfUp, toStored } from '@portal/platform/format';

type MeasureUnit = Parameters<typeof toStored>[1];

// Finer than gauges read, and coarser than rounding errors of conversions.
const decimals = 4;

/** A measured value in normalized form, from any unit. */
export const measureField = (value: number, unit: MeasureUnit): number =>
  roundHalfUp(toStored(value, unit), decimals);

/** A normalized value in a given unit. */
export const measureIn = (field: number, unit: MeasureUnit): number =>
  roundHalfUp(field / toStored(1, unit), decimals);

/** A text in normalized form: trimmed; null if empty. */
export const textField = (text: string | null | undefined): string | null => text?.trim() || null;

/** A set as fields, one for each possible member: changes to different members never clash. */
export type SetFields<Name extends string, Member extends string | number> = {
  readonly [Each in `${Name}.${Member}`]: boolean;
};

export const setFields = <Name extends string, Member extends string | number>(
  name: Name,
  members: readonly Member[],
  set: readonly Member[],
): SetFields<Name, Member> =>
  Object.fromEntries(
    members.map((member) => [`${name}.${member}`, set.includes(member)]),
  ) as SetFields<Name, Member>;

/** Reads the members of a set from fields. */
export const membersIn = <Member extends string | number>(
  name: string,
  members: readonly Member[],
  fields: Readonly<Record<string, unknown>>,
): Member[] => members.filter((member) => fields[`${name}.${member}`] === true);

/** Splits a field's name; for a set, into its name and the member. */
export const partsOf = (field: string): readonly [name: string, ...parts: string[]] => {
  const [name = '', ...parts] = field.split('.');
  return [name, ...parts];
};
