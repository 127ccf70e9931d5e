interface Choice {
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
