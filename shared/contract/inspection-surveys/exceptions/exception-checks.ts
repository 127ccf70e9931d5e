import { checks } from '../../fleet-surveys/inspections/findings.ts';

/** What an exception may be of: a check that failed, or what its inspector flagged. */
export const exceptionChecks = [...checks, 'wear', 'valve'] as const;
export type ExceptionCheck = (typeof exceptionChecks)[number];
