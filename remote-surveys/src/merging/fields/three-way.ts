/**
 * Values of a row, or of a write, by the names of their fields. A value has one form, whatever unit or
 * spelling it came in, so that equal values are equal as JSON.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Who changed which fields since a row was read. */
export interface Comparison {
  /** Changed by the author of the write alone. */
  readonly mine: readonly string[];
  /** Changed by others alone. */
  readonly theirs: readonly string[];
  /** Changed by both, to different values. */
  readonly both: readonly string[];
}

export type Side = 'mine' | 'theirs';

/** The sides that were chosen, by field. */
export type Choices = Readonly<Record<string, Side>>;

interface Versions<Values extends Fields> {
  /** What stood there when it was read; null where that is not known. */
  readonly read: Values | null;
  /** What the write says; fields that it does not name stay as they are. */
  readonly mine: Partial<Values>;
  /** What stands there now. */
  readonly present: Values;
}

/**
 * Compares a write with what stands there now. What both changed to the same value is nobody's change. Of a
 * row whose earlier version is not known, every field that differs counts as changed by both.
 */
export function compareFields<Values extends Fields>(versions: Versions<Values>): Comparison {
  const { read, mine, present }: Versions<Fields> = versions;
  const said = (field: string) => Object.hasOwn(mine, field);
  const isMine = (field: string) => said(field) && !(read && isSame(mine[field], read[field]));
  const isTheirs = (field: string) => !(read && isSame(present[field], read[field]));
  const fields = Object.keys({ ...present, ...mine }).filter(
    (field) => !said(field) || !isSame(mine[field], present[field]),
  );
  return {
    mine: fields.filter((field) => isMine(field) && !isTheirs(field)),
    theirs: read ? fields.filter((field) => !isMine(field) && isTheirs(field)) : [],
    both: fields.filter((field) => isMine(field) && isTheirs(field)),
  };
}

/**
 * What a write says once the changes of others are in it: the fields that it named, each with the value of
 * the person who changed it. Of a field that both changed the chosen side counts, or else the author's.
 */
export function mergedFields<Values extends Fields>(
  { mine, present }: Pick<Versions<Values>, 'mine' | 'present'>,
  { mine: own, both }: Comparison,
  choices: Choices = {},
): Partial<Values> {
  const isKept = (field: string) =>
    own.includes(field) || (both.includes(field) && choices[field] !== 'theirs');
  const entries = Object.entries(mine).map(([field, value]) => [
    field,
    isKept(field) || !Object.hasOwn(present, field) ? value : present[field],
  ]);
  return Object.fromEntries(entries) as Partial<Values>;
}

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
