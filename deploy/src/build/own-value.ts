/**
 * Returns the value of a record under an arbitrary name. Inherited names such as `constructor` do
 * not count.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
