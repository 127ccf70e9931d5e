/** The command was not typed as it must be; the message says what is missing or wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
