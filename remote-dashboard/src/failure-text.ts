import { failureWord, isCallFailure } from '@portal/platform/http';

/** Codes with a text of the dashboard's own; the others use the portal's. */
const told: readonly string[] = [
  'unknown_value',
  'range_reversed',
  'range_too_long',
  'too_many',
  'unknown_report',
  'invalid',
  'body_too_large',
  'unique',
  'changed_elsewhere',
  'limit_reached',
  'file_too_large',
];

/** Codes that refuse the selection every time; only a different selection helps. */
const refused: readonly string[] = [
  'unknown_value',
  'range_reversed',
  'range_too_long',
  'too_many',
  'invalid',
  'body_too_large',
];

/** Returns the key of the text that explains why something could not be loaded. */
export const failureText = (error: unknown): string =>
  isCallFailure(error) && told.includes(error.code) ? `failure.${error.code}` : failureWord(error);

/** Returns whether retrying cannot help. */
export const isRefusal = (error: unknown): boolean =>
  isCallFailure(error) && refused.includes(error.code);
