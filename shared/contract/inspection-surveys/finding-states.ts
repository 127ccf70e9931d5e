/**
 * Whether a finding is new since the unit's previous inspection, or was already found then at the
 * same place on the same tires.
 */
export const standings = ['new', 'still_open'] as const;
export type Standing = (typeof standings)[number];
