import { isCallFailure } from './call-failure.ts';

/** Codes with their own message; all others share one. */
const told: readonly string[] = [
  'invalid',
  'network',
  'no_right',
  'no_session',
  'too_many_requests',
];

/** Returns the key of the shell's message for a failed call. */
export const failureWord = (error: unknown): string =>
  `shell:failure.${isCallFailure(error) && told.includes(error.code) ? error.code : 'other'}`;
