export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Prepends the choice for all rows, and appends the chosen value if it is not among the choices, as
 * an address can contain any value.
 */
export function withChosen(every: string, choices: readonly Choice[], chosen: string): Choice[] {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  return [
    { value: '', label: every },
    ...choices,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ];
}

/** Returns choices whose labels equal their values. */
export const named = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name }));

/** Converts the choices of a response. */
export const choicesOf = (
  choices: readonly { readonly value: string; readonly text: string }[] = [],
): Choice[] => choices.map(({ value, text }) => ({ value, label: text }));
