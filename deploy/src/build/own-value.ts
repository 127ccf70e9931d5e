/**
 * What a record has under a name that people chose. Every object knows a few names by itself, as
 * `constructor`: those are none of the record's.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
