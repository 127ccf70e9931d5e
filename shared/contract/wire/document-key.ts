/** What a call is asked with, as far as its answer depends on it. */
interface DocumentName {
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
