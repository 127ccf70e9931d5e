/**
 * How a finding stands against the unit's inspection before: found for the first time, or there already at the
 * same place of the same tires.
 */
export const standings = ['new', 'still_open'] as const;
export type Standing = (typeof standings)[number];
