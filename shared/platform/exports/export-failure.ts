import { isCallFailure } from '../http/call-failure.ts';

/** Codes that have a sentence of their own where something is exported. */
const told: readonly string[] = [
  'network',
  'limit_reached',
  'too_many_requests',
  'body_too_large',
  'file_too_large',
  'unknown_value',
  'no_right',
  'interrupted',
];

/** The key of the sentence that says why there is no file. */
export const exportFailureText = (code: string | null): string =>
  code !== null && told.includes(code)
    ? `shell:export.failed.${code}`
    : 'shell:export.failed.other';

/** The code of whatever an export was ended by. */
export const codeOf = (error: unknown): string => (isCallFailure(error) ? error.code : 'system');
