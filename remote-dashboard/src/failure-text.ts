import { isCallFailure } from '@portal/platform/http';

/** Codes that have a sentence of their own; everything else is a failure like any other. */
const told: readonly string[] = [
  'unknown_value',
  'range_reversed',
  'range_too_long',
  'too_many',
  'unknown_report',
  'no_right',
  'no_session',
  'too_many_requests',
  'network',
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
  isCallFailure(error) && told.includes(error.code) ? `failure.${error.code}` : 'failure.other';

/** Whether asking again for the same is of no use. */
export const isRefusal = (error: unknown): boolean =>
  isCallFailure(error) && refused.includes(error.code);
