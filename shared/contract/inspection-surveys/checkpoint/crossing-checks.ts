import { checks } from '../../fleet-surveys/inspections/findings.ts';

/**
 * The checks of a crossing: all but the pressure difference of duals, which a lane does not
 * compare.
 */
export const crossingChecks = checks.filter((check) => check !== 'dual_pressure');
export type CrossingCheck = (typeof crossingChecks)[number];

/** The direction in which a unit drove over a lane. */
export const crossingDirections = ['in', 'out'] as const;
export type CrossingDirection = (typeof crossingDirections)[number];

/** Default number of days in the report, including today. */
export const crossingDays = 30;

/** Maximum accounts, and maximum locations, in a selection and in a list of choices. */
export const mostChosen = 1000;

/** Maximum crossings in a file of picked ones. */
export const mostPicked = 1000;
