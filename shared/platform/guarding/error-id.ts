/** Eight characters that a person can read out, to find an error again in the log. */
export const errorId = (): string =>
  // Not randomUUID: it exists only where the page came over a secure connection.
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
