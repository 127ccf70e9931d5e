import { checks, severities } from '../../fleet-surveys/inspections/findings.ts';

/** What an exception may be of: a check that failed, or what its inspector flagged. */
export const exceptionChecks = [...checks, 'wear', 'valve'] as const;

/** How bad an exception is; what was flagged has no severity. */
export const exceptionSeverities = [...severities, 'flagged'] as const;
