/** Values by tire position. */
export type ByPosition<Value> = Readonly<Record<string, Value>>;

/** A copy without one position. */
export const without = <Value>(kept: ByPosition<Value>, place: string): ByPosition<Value> => {
  const { [place]: _, ...rest } = kept;
  return rest;
};

/** A copy with each value transformed. */
export const mapValues = <Value, Next>(
  kept: ByPosition<Value>,
  change: (value: Value, place: string) => Next,
): ByPosition<Next> =>
  Object.fromEntries(Object.entries(kept).map(([place, value]) => [place, change(value, place)]));
