/** An answer of the server that the device keeps. */
export interface KeptDocument {
  readonly value: unknown;
  /** When the server gave it: ISO, by this device's clock. */
  readonly at: string;
}

/** What was taken along together, such as a yard. */
export interface TakenSet {
  /** As in `yard 12` or `survey 34`. */
  readonly id: string;
  readonly remote: string;
  /** Name that people know it by. */
  readonly title: string;
  /** Number of units in it. */
  readonly units: number;
  /** Bytes of its documents, as JSON. */
  readonly size: number;
  /** When it was taken along last: ISO. */
  readonly at: string;
}

/** What a call is asked with, as far as its answer depends on it. */
export interface DocumentName {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The key under which the answer of a call is kept; fields in whatever order give the same key. */
export const documentKey = (call: string, { params, query, body }: DocumentName = {}): string =>
  `${call} ${JSON.stringify(sorted({ params, query, body }))}`;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    fields
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
