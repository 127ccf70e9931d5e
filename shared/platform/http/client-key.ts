/** A key for one row to keep: a call that is sent again with it keeps nothing twice. */
export const clientKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
