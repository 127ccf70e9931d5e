/** The command line is invalid; the message says what is missing or wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
