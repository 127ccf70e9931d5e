/**
 * Values of a row or a write, by field name. Values are normalized, regardless of their unit or
 * spelling, so that equal values are equal as JSON.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Which fields were changed since a row was read, and by whom. */
export interface Comparison {
  /** Changed only by the author of the write. */
  readonly mine: readonly string[];
  /** Changed only by others. */
  readonly theirs: readonly string[];
  /** Changed by both, to different values. */
  readonly both: readonly string[];
}

export type Side = 'mine' | 'theirs';

/** The chosen sides, by field. */
export type Choices = Readonly<Record<string, Side>>;

interface Versions<Values extends Fields> {
  /** The row as the author read it; null if that is not known. */
  readonly read: Values | null;
  /** The fields of the write; others stay unchanged. */
  readonly mine: Partial<Values>;
  /** The row as it is now. */
  readonly present: Values;
}

/**
 * Compares a write with the row as it is now. A change by both to the same value counts as no
 * change. If the earlier version is not known, every field that differs counts as changed by both.
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
 * A write merged with the changes of others: the fields it named, each with the value of the side
 * that changed it. For fields that both changed, the chosen side wins, by default the author's.
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

/** Whether two field values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
