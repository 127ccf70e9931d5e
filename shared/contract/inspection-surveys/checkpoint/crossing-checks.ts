import { checks } from '../../fleet-surveys/inspections/findings.ts';

/** What a crossing is checked for: a lane does not hold the pressures of duals against each other. */
export const crossingChecks = checks.filter((check) => check !== 'dual_pressure');
export type CrossingCheck = (typeof crossingChecks)[number];

/** Which way a unit drove over a lane. */
export const crossingDirections = ['in', 'out'] as const;
export type CrossingDirection = (typeof crossingDirections)[number];

/** Days that the report shows unless it is asked for others, today among them. */
export const crossingDays = 30;

/** Most accounts, and most locations, in one selection and in what is offered. */
export const mostChosen = 1000;

/** Most crossings in one file of those that are picked. */
export const mostPicked = 1000;
