import { isCallFailure } from '../http/call-failure.ts';

/** Codes that have their own message for exports. */
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

/** Returns the key of the message for a failed export. */
export const exportFailureText = (code: string | null): string =>
  code !== null && told.includes(code)
    ? `shell:export.failed.${code}`
    : 'shell:export.failed.other';

/** Returns the failure code of an error; `system` for anything but a failed call. */
export const codeOf = (error: unknown): string => (isCallFailure(error) ? error.code : 'system');
