/** Bytes that a value has as JSON. */
export const jsonSize = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value) ?? '').length;
