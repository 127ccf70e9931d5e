import { failureWord, isCallFailure } from '@portal/platform/http';

/** Codes that have a sentence of the dashboard's; the others have the portal's. */
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

/** Codes of a selection that is refused every time: only another one helps. */
const refused: readonly string[] = [
  'unknown_value',
  'range_reversed',
  'range_too_long',
  'too_many',
  'invalid',
  'body_too_large',
];

/** The key of the sentence that says why something could not be loaded. */
export const failureText = (error: unknown): string =>
  isCallFailure(error) && told.includes(error.code) ? `failure.${error.code}` : failureWord(error);

/** Whether asking again for the same is of no use. */
export const isRefusal = (error: unknown): boolean =>
  isCallFailure(error) && refused.includes(error.code);
