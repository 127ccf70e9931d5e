import { checks, severities } from '../../fleet-surveys/inspections/findings.ts';

/** Kinds of exceptions: failed checks, and conditions flagged by the inspector. */
export const exceptionChecks = [...checks, 'wear', 'valve'] as const;

/** Severity of an exception; a flagged condition has none. */
export const exceptionSeverities = [...severities, 'flagged'] as const;
