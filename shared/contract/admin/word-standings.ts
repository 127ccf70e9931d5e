/** States of a translation. */
export const wordStandings = ['to_do', 'edited', 'held_back', 'source_changed'] as const;
export type WordStanding = (typeof wordStandings)[number];
