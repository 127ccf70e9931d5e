/** Something of tires, by their positions. */
export type ByPlace<Value> = Readonly<Record<string, Value>>;

/** The same without that of one place. */
export const without = <Value>(kept: ByPlace<Value>, place: string): ByPlace<Value> => {
  const { [place]: _, ...rest } = kept;
  return rest;
};

/** What becomes of each. */
export const mapped = <Value, Next>(
  kept: ByPlace<Value>,
  change: (value: Value, place: string) => Next,
): ByPlace<Next> =>
  Object.fromEntries(Object.entries(kept).map(([place, value]) => [place, change(value, place)]));
