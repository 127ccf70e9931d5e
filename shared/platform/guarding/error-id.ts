/** Returns eight characters that a user can read out, to find an error in the log. */
export const errorId = (): string =>
  // Not `randomUUID`, which exists only in secure contexts.
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
