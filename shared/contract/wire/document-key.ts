/** The parts of a call's request on which its response depends. */
interface DocumentName {
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
