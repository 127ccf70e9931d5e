/** Returns the size of a value as JSON, in bytes. */
export const jsonSize = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value) ?? '').length;
