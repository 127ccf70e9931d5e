import { isCallFailure } from '@portal/platform/http';

/** Codes that have a sentence of their own; everything else is a failure like any other. */
const told: readonly string[] = ['network', 'no_right', 'no_session', 'too_many_requests'];

/** The key of the sentence that says why a call came to nothing. */
export const failureText = (error: unknown): string =>
  isCallFailure(error) && told.includes(error.code) ? `failure.${error.code}` : 'failure.other';
