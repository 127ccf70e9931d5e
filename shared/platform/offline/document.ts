/** A response of the server, stored on the device. */
export interface KeptDocument {
  readonly value: unknown;
  /** Time received: ISO, by this device's clock. */
  readonly at: string;
}

/** Documents that were cached together for offline use, such as those of a yard. */
export interface TakenSet {
  /** Such as `yard 12` or `survey 34`. */
  readonly id: string;
  readonly remote: string;
  /** Display name. */
  readonly title: string;
  /** Number of units in it. */
  readonly units: number;
  /** Size of its documents as JSON, in bytes. */
  readonly size: number;
  /** Time of the last caching: ISO. */
  readonly at: string;
}

/** The parts of a request that its response depends on. */
export interface DocumentName {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Returns the key under which a call's response is stored; the order of fields does not matter. */
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
