import { roundHalfUp, toStored } from '@portal/platform/format';

type MeasureUnit = Parameters<typeof toStored>[1];

// Finer than gauges read, and coarser than what conversions leave behind.
const decimals = 4;

/** A measured value in one form, whatever unit it came in. */
export const measureField = (value: number, unit: MeasureUnit): number =>
  roundHalfUp(toStored(value, unit), decimals);

/** The same in a unit. */
export const measureIn = (field: number, unit: MeasureUnit): number =>
  roundHalfUp(field / toStored(1, unit), decimals);

/** A text as it is kept: null where nothing is written. */
export const textField = (text: string | null | undefined): string | null => text?.trim() || null;

/** A set as fields, one for each member that it may have: changes of different members never clash. */
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

/** The members of a set among fields. */
export const membersIn = <Member extends string | number>(
  name: string,
  members: readonly Member[],
  fields: Readonly<Record<string, unknown>>,
): Member[] => members.filter((member) => fields[`${name}.${member}`] === true);

/** Parts of a field's name: of a set its name and the member. */
export const partsOf = (field: string): readonly [name: string, ...parts: string[]] => {
  const [name = '', ...parts] = field.split('.');
  return [name, ...parts];
};
