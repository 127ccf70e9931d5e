export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices with the one that leaves nothing out; what an address names is among them. */
export function withChosen(every: string, choices: readonly Choice[], chosen: string): Choice[] {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  return [
    { value: '', label: every },
    ...choices,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ];
}

/** Names that stand for themselves. */
export const named = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name }));

/** The choices of a call. */
export const choicesOf = (
  choices: readonly { readonly value: string; readonly text: string }[] = [],
): Choice[] => choices.map(({ value, text }) => ({ value, label: text }));
