import { isCallFailure } from './call-failure.ts';

/** Codes that have a sentence of their own; everything else is a failure like any other. */
const told: readonly string[] = [
  'invalid',
  'network',
  'no_right',
  'no_session',
  'too_many_requests',
];

/** The key of the shell's sentence that says why a call came to nothing. */
export const failureWord = (error: unknown): string =>
  `shell:failure.${isCallFailure(error) && told.includes(error.code) ? error.code : 'other'}`;
